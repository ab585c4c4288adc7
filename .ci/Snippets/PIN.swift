// What the articles of CodeInputPIN and the README take as given, beside UIKit.swift.

import CodeInputPIN

@MainActor let pad = CodeKeypadView()
@MainActor var limiter = AttemptLimiter()
@MainActor func save(_ limiter: AttemptLimiter) {}
