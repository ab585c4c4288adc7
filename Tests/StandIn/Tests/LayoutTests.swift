import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct LayoutTests {
        private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

        init() { StandInScreen.reset() }

        private func add(_ view: UIView) {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }

        @Test("required constraints hold exactly") func requiredConstraintsHoldExactly() {
            let (one, other) = (UIView(), UIView())
            add(one)
            add(other)
            NSLayoutConstraint.activate([
                one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                one.topAnchor.constraint(equalTo: root.topAnchor),
                one.heightAnchor.constraint(equalToConstant: 40),
                other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
                other.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
                other.widthAnchor.constraint(equalTo: one.widthAnchor),
                other.centerYAnchor.constraint(equalTo: one.centerYAnchor),
                other.heightAnchor.constraint(equalTo: one.heightAnchor, multiplier: 0.5),
            ])
            StandInScreen.flush(root)
            #expect(one.frame == CGRect(x: 10, y: 0, width: 136, height: 40))
            #expect(other.frame == CGRect(x: 154, y: 10, width: 136, height: 20))
        }

        @Test("inequalities and priorities count") func inequalitiesAndPrioritiesCount() {
            let view = UIView()
            add(view)
            let wish = view.widthAnchor.constraint(equalToConstant: 40)
            wish.priority = .defaultLow
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 90),
                view.widthAnchor.constraint(greaterThanOrEqualToConstant: 120), wish,
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
            StandInScreen.flush(root)
            #expect(view.frame == CGRect(x: 90, y: 0, width: 120, height: 200))
        }

        @Test("leading is on the right in right-to-left layouts") func leadingIsOnTheRightInRightToLeftLayouts() {
            let view = UIView()
            add(view)
            root.semanticContentAttribute = .forceRightToLeft
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                view.widthAnchor.constraint(equalToConstant: 20),
            ])
            StandInScreen.flush(root)
            #expect(view.frame.maxX == 290)
        }

        @Test("the last view of a stack takes the spare room") func theLastViewOfAStackTakesTheSpareRoom() {
            let views = (0..<3).map { _ in UIView() }
            let stack = UIStackView(arrangedSubviews: views)
            stack.spacing = 6
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: 10)
            stack.setCustomSpacing(12, after: views[0])
            StandInScreen.flush(stack)
            #expect(views.map(\.frame.minX) == [0, 12, 18])
            views[1].isHidden = true
            stack.setNeedsLayout()
            StandInScreen.flush(stack)
            #expect(views[2].frame == CGRect(x: 12, y: 0, width: 288, height: 10))
        }

        @Test("a view from a nib decodes its values") func aViewFromANibDecodesItsValues() {
            final class Boxed: UIView {
                var length = 0
                override init(frame: CGRect) { super.init(frame: frame) }
                required init?(coder: NSCoder) {
                    length = coder.containsValue(forKey: "length") ? coder.decodeInteger(forKey: "length") : 6
                    super.init(coder: coder)
                }
            }
            #expect(Boxed(coder: StandInCoder(["length": 4]))?.length == 4)
            #expect(Boxed(coder: StandInCoder())?.length == 6)
        }

        @Test("points convert between views") func pointsConvertBetweenViews() {
            let inner = UIView(frame: CGRect(x: 10, y: 20, width: 10, height: 10))
            root.addSubview(inner)
            #expect(inner.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 20, y: 30))
            #expect(root.convert(CGPoint(x: 20, y: 30), to: inner) == CGPoint(x: 10, y: 10))
        }
    }
}
