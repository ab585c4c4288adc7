extension MessageCorpus {
    /// Classes of messages that the reader once read wrongly: a text with a code, and a text of the same kind without one.
    static let classes = readClasses(
        #"""
        between tuned en 6 482910 The verification code for your account is 482910. It is valid for 10 minutes. | The verification code was sent to your account 482910. It is valid for 10 minutes.
        between tuned de 6 730518 Der Bestätigungscode für Ihre Bestellung lautet: 730518 (5 Minuten gültig) | Der Bestätigungscode ging an Ihren Kunden 730518 (5 Minuten gültig)
        between tuned fr 6 915204 Le code de validation pour votre commande est le 915204, valable 10 minutes. | Le code est parti avec votre commande 915204, livrée dans 10 jours.
        between tuned es 6 306871 El código para tu pedido es 306871. Caduca en 15 minutos. | Enviamos un código al teléfono: 306871. Caduca en 15 minutos.
        between tuned ru 6 648203 Код для подтверждения заказа: 648203. Действует 5 минут. | Код отправлен на телефон: 648203. Действует 5 минут.
        between heldOut it 6 570932 Il codice per il tuo ordine è 570932 e scade tra 10 minuti. | Abbiamo inviato un codice al cliente 570932 e scade tra 10 minuti.
        between heldOut pl 6 284617 Kod do zamówienia to: 284617. Ważny 10 minut. | Kod wysłaliśmy do zamówienia 284617. Ważny 10 minut.
        between heldOut nl 6 193846 De code voor je bestelling is 193846. Geldig tot 18:30. | We stuurden een code voor bestelling 193846. Geldig tot 18:30.
        between heldOut pt 6 860274 O código de confirmação para o seu pedido é: 860274. Vale 10 minutos. | Um código foi enviado para a conta: 860274. Vale 10 minutos.
        between heldOut id 6 417593 Kode verifikasi untuk pesanan Anda adalah 417593. Berlaku 5 menit. | Kode dikirim bersama pesanan 417593. Berlaku 5 menit.
        length tuned en 4 5518 Gate 8842 opens with your PIN 5518, visitor badge 200391. | Ride 7731 is near. Your boarding code is 482910.
        length tuned de 6 640217 Fach 1188, Abholcode 640217, bis 20 Uhr. | Vorgang 593021. Ihre PIN lautet 8842, bitte im Terminal eingeben.
        length tuned fr 4 7043 Livraison 118: donnez le code 7043 au livreur. | Dossier 7312, votre code de connexion est 839395.
        length tuned vi 6 839395 Mã GD 1533 mã OTP 839395, hiệu lực 2 phút. | Đơn 593021: mã OTP 8842, hiệu lực 2 phút.
        length tuned ru 5 73918 Бокс 1204. Ваш код: 73918. | Смена 73918. Ваш код: 204815.
        length heldOut es 4 3086 Turno 91 en caja 7; tu clave es 3086. | Turno 3086 en caja 7; tu clave es 917264.
        length heldOut pl 6 502847 Paczka w skrytce 12, kod odbioru 502847. | Skrytka 502847, kod odbioru 9173.
        length heldOut tr 6 714096 Masa 44 için şifreniz 714096. | Masa 714096 için şifreniz 4418.
        length heldOut zh 4 6294 3号柜取件码6294，请于28日前取走。 | 柜机6294，取件码83920175，请于28日前取走。
        length heldOut sv 6 381750 Skåp 214 öppnas med koden 381750. | Skåp 381750 öppnas med koden 2149.
        ending tuned en 4 2096 Card ending 3537: use OTP 2096 to pay 89.50. | You paid 89.50 with the card ending 3537 at 14:30.
        ending tuned en 4 8814 Your PIN for A/c no ending 5678 is 8814. | A/c no ending 5678 was debited by 1,250.00 on 3 June.
        ending tuned de 4 9021 Karte Endziffer-4410: TAN 9021 für 89,50 EUR. | Karte Endziffer-4410 wurde am 3.6. mit 89,50 EUR belastet.
        ending tuned es 4 1647 Tarjeta terminada en 4410: tu código es 1647. | Compra de 64,20 € con la tarjeta terminada en 4410.
        ending tuned zh 4 3951 您尾号4410的卡，动态码3951，5分钟内有效。 | 您尾号4410的卡6月3日消费64.20元。
        ending heldOut fr 4 7258 Carte finissant par 4410 : code 7258 pour payer 64,20 €. | Paiement de 64,20 € avec la carte finissant par 4410.
        ending heldOut pt 4 6039 Cartão com final 7731: senha 6039. | Compra de R$ 64,20 no cartão com final 7731.
        ending heldOut pl 4 5186 Karta kończąca się cyframi 7731: kod 5186. | Zapłacono 64,20 zł kartą kończącą się cyframi 7731.
        ending heldOut ru 4 3408 Карта, оканчивающаяся на 7731: код 3408. | Покупка 640 р. по карте, оканчивающейся на 7731.
        ending heldOut ko 4 9173 끝자리 7731 카드 인증번호 9173. | 끝자리 7731 카드로 64,200원 결제되었습니다.
        place tuned en 6 312455 312455 is your sign-in code. 4 tries are left. | 312455 is your queue number. 4 people are ahead of you.
        place tuned de 5 10115 10115\nDein Code, gültig bis 18:30. | 10115 Berlin, Lange Straße 12
        place tuned en 6 121118 Do not share this code: it is 121-118, for 10 minutes. | Lakers 121-118 Celtics, 12 ties
        place tuned tr 6 482910 Takip kodunuz aşağıda, 3 gün geçerli.\n482910 | 482910 takip numaralı kargonuz 3 gün içinde gelir.
        place tuned fr 6 640913 Voici votre code, valable 10 minutes :\n\n640913 | Ligne 12, quai 3\n640913\nBon voyage
        place heldOut es 6 518302 518302\nEs tu clave, dura 5 minutos. | 518302 vecinos viven en los 12 barrios.
        place heldOut it 6 930614 Usa il codice qui sotto entro 10 minuti.\n930614 | Numero 12 in coda\n930614\nAttendi
        place heldOut ru 6 275819 275819 - это код. Осталось 3 попытки. | 275819 зрителей пришли на 12 матчей.
        place heldOut pt 6 607142 607-142 é o código, vale 5 minutos. | Placar 607-142 em 12 jogos
        place heldOut ja 6 482736 482736\n認証コードです。10分以内に入力してください。 | 482736\n整理券です。10人待ちです。
        far tuned en 6 907351 Your password reset was requested on 3 June at 10:42. The number to type in is your code: 907351. | Your password was changed at 10:42 from terminal 907351.
        far tuned de 6 218460 Das Passwort gilt 90 Tage. Ihr Code ist 218460. | Das Passwort wurde am 3.6. an Schalter 218460 geändert.
        far tuned fr 6 746190 Mot de passe oublié ? Le code est 746190, pour 10 minutes. | Le mot de passe a été changé à 10:42 depuis le poste 746190.
        far tuned es 6 853027 Cambio de contraseña a las 10:42. Escribe el código 853027. | La contraseña cambió a las 10:42 en la terminal 853027.
        far tuned ru 6 164952 Смена пароля, 10:42. Введите код 164952. | Пароль изменён в 10:42 с терминала 164952.
        far heldOut it 6 392751 Cambio password delle 10:42: il codice è 392751. | La password è stata cambiata alle 10:42 dal terminale 392751.
        far heldOut nl 6 574038 Wachtwoord wijzigen? Je code is 574038, 10 minuten geldig. | Je wachtwoord is om 10:42 gewijzigd op werkplek 574038.
        far heldOut pt 6 681394 Troca de senha às 10:42. Use o código 681394. | A senha foi trocada às 10:42 no terminal 681394.
        far heldOut uk 6 439617 Зміна пароля о 10:42. Ваш код 439617. | Пароль змінено о 10:42 на касі 439617.
        far heldOut id 6 725086 Sandi diubah pukul 10.42? Masukkan kode 725086. | Sandi diubah pukul 10.42 dari loket 725086.
        emoji tuned en 6 120027 Your code 🔐\n👉 *120027* 👈\nvalid for 10 minutes ⏰ | 🎟 *120027* 🎟 visitors in 10 years 🎉
        emoji tuned de 6 593184 Dein Login-Code 👇\n🔢 593184 🔢\n⏳ 5 Minuten | 🚌 593184 🚌 fährt in 5 Minuten
        emoji tuned es 6 408162 ✅ Código ➡️ 408162 ⬅️ vence en 5 minutos | ✅ Lote ➡️ 408162 ⬅️ llega en 5 días
        emoji tuned pt 6 617039 🔒617039🔒 é o seu código, 10 minutos | 🏃617039🏃 passos em 10 dias
        emoji tuned ru 6 250716 🔑 Код: 👉250716👈 на 5 минут | 🎉 Уже 👉250716👈 участников за 5 лет
        emoji heldOut fr 6 931458 Votre code 🔑\n✨ 931458 ✨\nValable 10 minutes | Tombola 🎁\nLot 3 ✨ 931458 ✨ gagne
        emoji heldOut it 6 286053 🔐 Codice 👉 286053 👈 valido 10 minuti | 📈 Già 👉 286053 👈 iscritti in 10 giorni
        emoji heldOut tr 6 504739 🔐 504739 🔐 doğrulama kodunuz, 3 dakika geçerli | 📣 504739 📣 kişi 3 günde katıldı
        emoji heldOut id 6 873201 Kode OTP 👇\n🔥 873201 🔥\nBerlaku 5 menit | Undian 🎁 nomor 12\n🔥 873201 🔥 pemenang
        emoji heldOut hi 6 160485 🔑 आपका कोड 👉 160485 👈 10 मिनट तक मान्य | 🎉 👉 160485 👈 लोग 10 दिनों में जुड़े
        letters tuned en 6A KGAEP5 Use this code to sign in:\n\nKGAEP5\n\nIt works for 10 minutes. | Your flight on 21 May\n\nKGAEP5\n\nHave a nice trip.
        letters tuned de 6A MTRWX8 Dein Einladungscode\n\nMTRWX8\n\ngilt bis 30. Juni. | Dein Auto\n\nMTRWX8\n\nsteht auf Platz 12.
        letters tuned fr 6A PLKHV2 Ton code d'invitation, pour 10 jours\nPLKHV2 | Ton vol, porte 12\nPLKHV2
        letters tuned es 6A ZQWTR7 Este es tu código:\nZQWTR7\nVence en 24 horas | Esta es tu matrícula\nZQWTR7\nPlaza 24
        letters tuned zh 6A HKTPM3 您的邀请码\nHKTPM3\n24小时内有效 | 您的航班\nHKTPM3\n24号登机口
        letters heldOut it 6A VBNKT4 Il tuo codice è qui sotto, vale 10 giorni.\nVBNKT4 | La tua targa è qui sotto, posto 10.\nVBNKT4
        letters heldOut pt 6A XRTGH9 Seu código, válido por 15 minutos:\nXRTGH9 | Sua placa, vaga 15\nXRTGH9
        letters heldOut pl 6A WKLMZ6 Twój kod\nWKLMZ6\nważny 24 godziny | Twój pociąg\nWKLMZ6\ntor 24
        letters heldOut ru 6A TBKMX5 Ваш код приглашения на 7 дней\nTBKMX5 | Ваш рейс, выход 7\nTBKMX5
        letters heldOut ja 6A QWLRT8 招待コード\nQWLRT8\n7日間有効です | 便名\nQWLRT8\n7番搭乗口
        between tuned en 6 593742 Here is the one-time code for your booking: 593742. It lapses in 15 minutes. | We texted you the code about booking 593742. It lapses in 15 minutes.
        between tuned cs 6 264903 Ověřovací kód pro vaši objednávku je 264903. Platí 15 minut. | Kód jsme poslali k objednávce 264903. Dorazí za 15 minut.
        between tuned tr 6 390582 Siparişiniz için doğrulama kodu: 390582. 3 dakika geçerli. | Doğrulama kodu 390582 numaralı siparişinize gönderildi, 3 dakika geçerli.
        between tuned zh 6 628417 您订单的验证码为628417，5分钟内有效。 | 验证码已发送至订单628417，请于5分钟内查收。
        between tuned uk 6 957304 Код для входу в акаунт: 957304. Діє 5 хвилин. | Код надіслано на телефон 957304, чекайте 5 хвилин.
        between heldOut de 6 418826 Der Code zur Freigabe Ihrer Rechnung ist 418826, gültig 10 Minuten. | Der Code steht auf Ihrer Rechnung 418826, Seite 2.
        between heldOut fr 6 730915 Le code secret de votre carte pour ce paiement de 64,20 € : 730915 | Le code de retrait figure sur votre carte cadeau 730915, valable 10 mois.
        between heldOut hu 6 815037 A rendeléséhez tartozó kód: 815037. 10 percig érvényes. | A kódot a 815037 számú rendeléshez küldtük, 10 percig érvényes.
        between heldOut sv 6 572648 Koden till ditt konto är 572648 och gäller i 10 minuter. | Koden skickades till konto 572648 för 10 minuter sedan.
        between heldOut ar 6 846213 رمز التحقق لطلبك هو 846213، صالح لمدة 10 دقائق. | أرسلنا الرمز إلى الطلب 846213، قبل 10 دقائق.
        length tuned en 6 730164 Table 42: your wifi passcode 730164 lasts 90 minutes. | Van 730164 arrives soon. Door code 5531.
        length tuned pt 5 48213 Fila 204, senha 48213, guichê 7. | Sala 48213, a senha do wifi é 920174.
        length tuned fi 4 7046 Lokero 118, noutokoodi 7046. | Lokero 7046, noutokoodi 920381.
        length tuned ko 6 204968 보관함 12번, 인증번호 204968 입력. | 보관함 204968, 인증번호 7713 입력.
        length tuned ro 6 729054 Dulap 31, codul de ridicare este 729054. | Dulap 729054, codul de ridicare este 3118.
        length heldOut it 4 6632 Armadio 118: il PIN è 6632. | Sportello 6632, il suo codice di accesso è 204187.
        length heldOut da 6 640295 Skab 18 åbnes med koden 640295. | Skab 640295 åbnes med koden 1882.
        length heldOut el 6 380516 Θυρίδα 14, κωδικός παραλαβής 380516. | Θυρίδα 380516, κωδικός παραλαβής 1477.
        length heldOut ja 6 504826 ロッカー18番、暗証番号は504826です。 | ロッカー504826、暗証番号は1877です。
        length heldOut uk 4 8046 Комірка 312, код 8046. | Комірка 8046, код 730219.
        ending tuned en 4 6180 Use 6180 to approve 89.50 with your card that ends with 2257. | 89.50 was paid with your card that ends with 2257.
        ending tuned sv 4 6180 Kort som slutar på 2257: godkänn med koden 6180. | Köp 642 kr med kort som slutar på 2257.
        ending tuned tr 4 6180 Son 4 hanesi 2257 olan kartınız için şifre: 6180 | Son 4 hanesi 2257 olan kartınızla 640 TL harcama yapıldı.
        ending tuned ar 4 6180 بطاقتك المنتهية بـ 2257: رمز التأكيد 6180 | تم الدفع 64.20 ببطاقتك المنتهية بـ 2257
        ending tuned ja 4 6180 下4桁2257のカード、認証コードは6180です。 | 下4桁2257のカードで6,420円のご利用がありました。
        ending heldOut nl 4 6180 Pas eindigend op 2257: bevestig met code 6180. | Er is 64,20 betaald met uw pas eindigend op 2257.
        ending heldOut da 4 6180 Kort der ender på 2257, din kode er 6180. | Du har betalt 642 kr med kort der ender på 2257.
        ending heldOut cs 4 6180 Karta končící 2257: potvrďte kódem 6180. | Platba 640 Kč kartou končící 2257.
        ending heldOut hi 4 6180 2257 पर समाप्त होने वाले कार्ड के लिए ओटीपी 6180 है। | 2257 पर समाप्त होने वाले कार्ड से 640 रुपये का भुगतान हुआ।
        ending heldOut it 4 6180 Carta che termina con 2257: codice 6180. | Pagamento di 64,20 euro con la carta che termina con 2257.
        place tuned en 6 604218 604-218\nThat is your sign-in code for the next 15 minutes. | 604-218 was the final tally after 15 rounds.
        place tuned pl 6 372915 372915 to Twój kod. Pozostały 3 próby. | 372915 widzów obejrzało 3 mecze.
        place tuned cs 5 70142 70142\nVáš kód, platí 5 minut. | 70142 Olomouc, Dlouhá 5
        place tuned vi 6 836205 836205 là mã xác thực của bạn, còn 3 lần thử. | 836205 người xem trong 3 ngày.
        place tuned uk 6 640382 Код нижче діє 5 хвилин.\n640382 | Вагон 5, місце 12\n640382\nЩасливої дороги
        place heldOut nl 6 481730 481730\nJe code, 10 minuten geldig. | 481730\nwinnend lot, trekking 10
        place heldOut sv 6 518264 Här är koden, giltig 10 minuter:\n518264 | Plats 10, vagn 3\n518264\nTrevlig resa
        place heldOut ro 6 295713 Codul de mai jos expiră în 10 minute.\n\n295713 | Bilet de tombolă, extragerea 10\n\n295713
        place heldOut ko 6 471603 471603\n인증번호입니다. 3분 안에 입력하세요. | 471603\n대기표입니다. 3명 남았습니다.
        place heldOut ar 6 739205 739-205 هو رمزك، صالح 10 دقائق | 739-205 نتيجة المباراة بعد 10 جولات
        far tuned en 6 620483 You asked to reset the password on 4 May at 9:15. Type 620483 to go on. | The password reset of 4 May at 9:15 came from kiosk 620483.
        far tuned pl 6 406318 Zmiana hasła o 9:15. Kod to 406318. | Hasło zmieniono o 9:15 na stanowisku 406318.
        far tuned el 6 835206 Αλλαγή κωδικού στις 9:15. Πληκτρολογήστε 835206. | Ο κωδικός άλλαξε στις 9:15 από το μηχάνημα 835206.
        far tuned ja 6 609214 9:15のパスワード変更。認証コードは609214です。 | パスワードは9:15に端末609214から変更されました。
        far tuned bg 6 372816 Смяна на парола в 9:15. Вашият код е 372816. | Паролата е сменена в 9:15 от гише 372816.
        far heldOut de 6 593107 Passwort vergessen am 4.5.? Mit dem Code 593107 geht es weiter. | Das Passwort der Anlage wurde am 4.5. vom Techniker an Pumpe 593107 ersetzt.
        far heldOut fr 6 284960 Changement de mot de passe à 9:15. Saisissez 284960 sur le site. | Le mot de passe du wifi a changé à 9:15, voir la borne 284960.
        far heldOut tr 6 710594 Parola değişikliği 9:15. Kodunuz 710594. | Parola saat 9:15 sularında bankodan değiştirildi, cihaz 710594.
        far heldOut hu 6 217640 Jelszócsere 9:15-kor. A kódja 217640. | A jelszót 9:15-kor megváltoztatták a 217640 jelű gépen.
        far heldOut zh 6 560923 9:15申请修改密码，验证码560923。 | 密码已于9:15在柜台560923修改。
        emoji tuned en 6 730158 👋 Your code ➡️ 730158 ⬅️ lasts 15 min | 🏆 Score ➡️ 730158 ⬅️ after 15 rounds
        emoji tuned pl 6 294071 🔑 Twój kod:\n👉 294071\n⏰ 5 minut | 🎉 Mamy\n👉 294071\n👥 5 krajów
        emoji tuned cs 6 381620 🔓 381620 🔓 je váš kód, platí 5 minut | 🚂 381620 🚂 jede za 5 minut
        emoji tuned zh 6 905317 🔐验证码👉905317👈5分钟内有效 | 🎉已有👉905317👈人参与，还剩5天
        emoji tuned vi 6 417025 🔑 Mã của bạn 👉 417025 👈 hết hạn sau 5 phút | 🎉 Đã có 👉 417025 👈 người tham gia 5 ngày
        emoji heldOut nl 6 518306 🔐 Je code is 👉 518306 👈 (10 min) | 🎈 Lotnummer 👉 518306 👈 (10 prijzen)
        emoji heldOut sv 6 640917 📲 Kod 640917 📲 giltig 10 min ⏳ | 📦 Hylla 640917 📦 öppet 10–19 ⏳
        emoji heldOut ja 6 574038 🔐認証コード🔐\n✨574038✨\n10分間有効 | 🎫抽選券🎫\n✨574038✨\n10名様当選
        emoji heldOut ko 6 268194 🔑 인증번호 👉 268194 👈 3분 이내 입력 | 🎁 응모 👉 268194 👈 명, 3일 남음
        emoji heldOut ar 6 693048 🔑 رمزك 👈 693048 👉 صالح 10 دقائق | 🎉 أكثر من 👈 693048 👉 مشارك في 10 أيام
        letters tuned en 6A RWTKH4 Your access code\n\nRWTKH4\n\nexpires in 30 minutes | Your locker, level 3\n\nRWTKH4\n\nsee you
        letters tuned sv 6A HGFTK2 Din inbjudningskod\nHGFTK2\ngäller 7 dagar | Din vagn\nHGFTK2\nplats 72
        letters tuned fi 6A KJHTR5 Kutsukoodisi\nKJHTR5\non voimassa 7 päivää | Autosi\nKJHTR5\npaikka 7
        letters tuned uk 6A LKPWX3 Ваш код запрошення\nLKPWX3\nдіє 24 години | Ваш потяг\nLKPWX3\nколія 24
        letters tuned ko 6A WQZRT2 초대 코드\nWQZRT2\n7일간 유효 | 차량 번호\nWQZRT2\n7번 구역
        letters heldOut nl 6A BXNTR6 Gebruik deze code:\nBXNTR6\nGeldig tot 18:30 | Uw kenteken\nBXNTR6\nVak 18
        letters heldOut da 6A TRPLM9 Din kode:\n\nTRPLM9\n\nUdløber om 10 minutter | Dit tog\n\nTRPLM9\n\nspor 10
        letters heldOut tr 6A MZKRT8 Davet kodunuz\nMZKRT8\n24 saat geçerli | Plakanız\nMZKRT8\nKat 24
        letters heldOut hu 6A VCRTN7 Az Ön kódja:\nVCRTN7\n24 órán át érvényes | Az Ön vonata\nVCRTN7\n24. vágány
        letters heldOut ar 6A XKTRV6 رمز الدعوة\nXKTRV6\nصالح 7 أيام | رحلتك\nXKTRV6\nبوابة 7
        aimed tuned en 6 613907 Code 613907 opens the door, see page 2. | Our code of conduct has 613907 signatures, see page 2.
        aimed tuned ms 4 2241 TAC 2241 untuk pindahan RM50. | TAC CAFE 2241, buka 7 hari.
        aimed tuned es 6 284017 Tu clave: 284017, para 2 pisos. | La clave del éxito: 284017 socios en 2 ciudades.
        aimed tuned sv 6 379104 Kod 379104, dörr 2. | Kodak 379104, 2 rullar film.
        aimed tuned zh 6 730518 密码730518，2楼。 | 密码学讲座730518人次，2场。
        aimed heldOut de 4 4829 PIN 4829 für Ihr Schließfach, 2 Tage. | LIM PIN 4829 ENTERPRISE, 2 Filialen.
        aimed heldOut fr 6 750132 Code 750132 pour entrer, 2 étages. | Le code de la route compte 750132 lecteurs, 2 tomes.
        aimed heldOut it 6 640193 Codice 640193 per entrare, piano 2. | Il codice civile in 2 volumi, 640193 copie vendute.
        aimed heldOut pl 6 518240 Kod 518240, wejście 2. | Kod kreskowy 518240, regał 2.
        aimed heldOut ru 6 604815 Код 604815, подъезд 2. | Кодак 604815, 2 плёнки.
        between heldOut en 6 604178 Your one-time passcode for your card payment of £42.10 at Rowan Books is 604178. | Your passcode was sent with the card payment no. 604178 of £42.10 at Rowan Books.
        between tuned de 6 318864 Der Einmalcode für Ihre Anmeldung bei der Stadtbibliothek Linden ist 318864, gültig bis 14:20. | Einen Einmalcode für Ausweis 318864 erhalten Sie am Schalter, täglich bis 18:00.
        between tuned sv 6 729053 Koden för din inloggning hos Norrkraft är 729053. Den gäller i 10 minuter. | Koden för din inloggning skickas till kundnummer 729053 inom 10 minuter.
        between heldOut tr 6 451927 Siparişiniz için doğrulama kodunuz: 451927. 3 dakika geçerlidir. | Doğrulama kodunuz 451927 numaralı müşteri hesabına gönderildi. 3 dakika geçerlidir.
        length heldOut it 6 902746 Sportello 14, pratica 3381. Il codice di accesso è 902746. | Sportello 14, pratica 338190. Il codice di accesso è 9027.
        length heldOut ko 6 557381 [한빛마켓] 주문 4402 인증번호 557381 을 입력하세요. | [한빛마켓] 주문 440217 인증번호 5573 을 입력하세요.
        length heldOut en 4 6619 Parcel 20418873 is in locker 12. Pickup PIN: 6619. | Locker 6619 is ready. Pickup PIN: 204188.
        length heldOut pl 5 81460 Przesyłka 630044718 czeka. Kod odbioru: 81460. | Paczkomat 81460, przesyłka czeka. Kod odbioru: 630447.
        ending heldOut en 4 7250 Use PIN 7250 to approve the payment with your card ending in 9013. | Payment of $18 with your card ending in 9013 was approved. No code is needed.
        ending heldOut es 4 4486 Tu clave de compra es 4486. Tarjeta terminada en 2207. | Compra de 35 EUR con tu tarjeta terminada en 2207. No compartas tu clave.
        ending heldOut fr 4 1937 Code 1937 pour valider l'achat avec la carte se terminant par 6604. | Achat de 12 euros avec la carte se terminant par 6604. Aucun code à saisir.
        ending heldOut zh 6 370915 尾号2284的储蓄卡正在登录，验证码370915，请勿泄露。 | 尾号228437的账户支出50元，请勿向任何人透露验证码。
        place heldOut pt 6 846203 846203 é o seu código de acesso. Expira em 5 minutos. | 846203 é o número da sua senha de atendimento no balcão 5.
        place heldOut nl 6 215790 Uw code:\n215790\nDeel deze met niemand. Vragen? Bel 0800-1122. | Uw meterstand:\n215790\nDoorgeven kan tot 31 maart.
        place heldOut cs 6 663418 663-418 je váš ověřovací kód pro přihlášení ke 2 zařízením. | Výsledek utkání 663-418 po 12 hodinách hry.
        place heldOut id 6 508231 508231\nMasukkan kode ini dalam 10 menit. | 508231\nNomor antrean Anda, 4 orang di depan.
        far heldOut ru 6 197540 Никому не сообщайте код. Он нужен для входа на сайт. 197540 | Вы сменили пароль 12 мая на терминале 197540.
        far heldOut uk 6 735028 Ваш код для входу: 735028. Якщо ви не входили, зателефонуйте за номером 0 800 500 600. | Пароль змінено о 09:15 з пристрою 735028. Якщо це не ви, зателефонуйте нам.
        far heldOut hi 6 482067 आपका ओटीपी 482067 है। यह 10 मिनट तक मान्य है। | आपका पासवर्ड 10:42 पर टर्मिनल 482067 से बदला गया।
        emoji heldOut en 6 914662 🔐 Your login code 👉 914662 ⏱ 5 min | 📦 Parcel 914662 👉 arrives in 5 min
        emoji heldOut ja 6 260873 🔑認証コード🔑260873（10分間有効） | 🎫整理番号🎫260873（待ち時間10分）
        emoji heldOut ar 6 573109 رمز التحقق ✅ 573109 ✅ صالح لمدة 5 دقائق | رقم الطلب ✅ 573109 ✅ يصل خلال 5 أيام
        letters heldOut en 6A Q7KD2M Here is your sign-in code:\n\nQ7KD2M\n\nIt expires in 15 minutes. | Here is your booking:\n\nQ7KD2M\n\nBoarding starts in 15 minutes.
        letters heldOut de 6A H4XWN9 Ihr Zugangscode\nH4XWN9\nGilt 30 Minuten. | Ihr Kennzeichen\nH4XWN9\nParkzeit 30 Minuten.
        letters heldOut es 4 2019 Su código de verificación es 2019. No lo comparta. | Gracias por ser cliente desde 2019. Tiene 3 cupones.
        """#)

    /// For each language, a message with a word for a code, and a text with the same numbers and no such word.
    static let words = readPairs(
        #"""
        en 482910 Your sign-in code for account 55120 is 482910. | Your visit to office 55120 has number 482910.
        de 482910 Für Ihre Anmeldung am 3. Juni lautet der Code 482910. | Für Ihre Anreise am 3. Juni gilt Nummer 482910.
        fr 482910 Le 3 juin à 14h30, votre code est le 482910. | Le 3 juin à 14h30, votre numéro est le 482910.
        es 482910 Para entrar el 3 de junio, tu clave es 482910. | Para entrar el 3 de junio, tu turno es 482910.
        pt 482910 Até 3 de junho, a sua senha é 482910. | Até 3 de junho, o seu número é 482910.
        it 482910 Entro il 3 giugno usa questo codice: 482910. | Entro il 3 giugno porta questo modulo: 482910.
        nl 482910 Binnen 10 minuten invullen: wachtwoord 482910. | Binnen 10 minuten invullen: formulier 482910.
        sv 482910 Inom 10 minuter: din engångskod 482910. | Inom 10 minuter: din blankett 482910.
        da 482910 Inden 10 minutter: din engangskode 482910. | Inden 10 minutter: din blanket 482910.
        nb 482910 Innen 10 minutter: engangskoden 482910. | Innen 10 minutter: skjemaet 482910.
        fi 482910 10 minuutin ajan kertakäyttökoodi 482910. | 10 minuutin ajan lomake 482910.
        is 482910 Næstu 10 mínútur gildir kóðinn 482910. | Næstu 10 mínútur gildir blaðið 482910.
        et 482910 Järgmised 10 minutit kehtib kood 482910. | Järgmised 10 minutit kehtib leht 482910.
        lv 482910 Vēl 10 minūtes der kods 482910. | Vēl 10 minūtes der lapa 482910.
        lt 482910 Dar 10 minučių galioja kodas 482910. | Dar 10 minučių galioja lapas 482910.
        pl 482910 Przez 10 minut działa kod 482910. | Przez 10 minut działa bilet 482910.
        cs 482910 Dalších 10 minut platí kód 482910. | Dalších 10 minut platí lístek 482910.
        sk 482910 Ďalších 10 minút platí heslo 482910. | Ďalších 10 minút platí lístok 482910.
        hu 482910 A következő 10 percben a jelszó 482910. | A következő 10 percben a jegy 482910.
        ro 482910 În 10 minute introdu codul 482910. | În 10 minute adu formularul 482910.
        bg 482910 До 10 минути въведете код 482910. | До 10 минути донесете лист 482910.
        mk 482910 За 10 минути внесете ја лозинката 482910. | За 10 минути донесете го листот 482910.
        sr 482910 За 10 минута унесите код 482910. | За 10 минута донесите лист 482910.
        hr 482910 Za 10 minuta upišite lozinku 482910. | Za 10 minuta donesite list 482910.
        sl 482910 V 10 minutah vpišite geslo 482910. | V 10 minutah prinesite list 482910.
        ru 482910 В течение 10 минут введите код 482910. | В течение 10 минут возьмите лист 482910.
        uk 482910 Протягом 10 хвилин введіть пароль 482910. | Протягом 10 хвилин візьміть аркуш 482910.
        be 482910 На працягу 10 хвілін увядзіце код 482910. | На працягу 10 хвілін вазьміце ліст 482910.
        el 482910 Σε 10 λεπτά δώστε τον κωδικό 482910. | Σε 10 λεπτά δώστε το έντυπο 482910.
        sq 482910 Për 10 minuta vlen kodi 482910. | Për 10 minuta vlen fleta 482910.
        tr 482910 10 dakika içinde şifre 482910 girilmeli. | 10 dakika içinde form 482910 verilmeli.
        az 482910 10 dəqiqə ərzində şifrə 482910 yazın. | 10 dəqiqə ərzində vərəq 482910 verin.
        uz 482910 10 daqiqa ichida parol 482910 kiriting. | 10 daqiqa ichida varaq 482910 bering.
        kk 482910 10 минут ішінде код 482910 енгізіңіз. | 10 минут ішінде парақ 482910 беріңіз.
        ky 482910 10 мүнөттө сырсөз 482910 жазыңыз. | 10 мүнөттө барак 482910 бериңиз.
        mn 482910 10 минутын дотор нууц үг 482910 оруулна уу. | 10 минутын дотор хуудас 482910 өгнө үү.
        tg 482910 Дар 10 дақиқа рамз 482910 ворид кунед. | Дар 10 дақиқа варақ 482910 диҳед.
        ka 482910 10 წუთში შეიყვანეთ კოდი 482910. | 10 წუთში მოიტანეთ ფურცელი 482910.
        hy 482910 10 րոպեում մուտքագրեք կոդը 482910։ | 10 րոպեում բերեք թերթը 482910։
        he 482910 תוך 10 דקות הקלידו סיסמה 482910. | תוך 10 דקות הביאו טופס 482910.
        ar 482910 خلال 10 دقائق أدخل الرمز 482910. | خلال 10 دقائق أحضر النموذج 482910.
        fa 482910 تا 10 دقیقه کد 482910 را وارد کنید. | تا 10 دقیقه برگه 482910 را بیاورید.
        ur 482910 10 منٹ میں کوڈ 482910 درج کریں۔ | 10 منٹ میں فارم 482910 لائیں۔
        ps 482910 په 10 دقیقو کې کوډ 482910 ولیکئ. | په 10 دقیقو کې پاڼه 482910 راوړئ.
        hi 482910 10 मिनट में पासवर्ड 482910 डालें। | 10 मिनट में फॉर्म 482910 लाएँ।
        mr 482910 10 मिनिटांत ओटीपी 482910 टाका. | 10 मिनिटांत फॉर्म 482910 आणा.
        ne 482910 10 मिनेटमा कोड 482910 हाल्नुहोस्। | 10 मिनेटमा फाराम 482910 ल्याउनुहोस्।
        bn 482910 10 মিনিটের মধ্যে কোড 482910 দিন। | 10 মিনিটের মধ্যে ফর্ম 482910 আনুন।
        pa 482910 10 ਮਿੰਟਾਂ ਵਿੱਚ ਕੋਡ 482910 ਭਰੋ। | 10 ਮਿੰਟਾਂ ਵਿੱਚ ਫਾਰਮ 482910 ਲਿਆਓ।
        gu 482910 10 મિનિટમાં કોડ 482910 નાખો. | 10 મિનિટમાં ફોર્મ 482910 લાવો.
        ta 482910 10 நிமிடத்தில் கடவுச்சொல் 482910 இடவும். | 10 நிமிடத்தில் படிவம் 482910 கொண்டு வரவும்.
        te 482910 10 నిమిషాల్లో కోడ్ 482910 ఇవ్వండి. | 10 నిమిషాల్లో ఫారం 482910 తెండి.
        kn 482910 10 ನಿಮಿಷದಲ್ಲಿ ಕೋಡ್ 482910 ನಮೂದಿಸಿ. | 10 ನಿಮಿಷದಲ್ಲಿ ಫಾರಂ 482910 ತನ್ನಿ.
        ml 482910 10 മിനിറ്റിൽ കോഡ് 482910 നൽകുക. | 10 മിനിറ്റിൽ ഫോം 482910 കൊണ്ടുവരിക.
        si 482910 විනාඩි 10 තුළ කේතය 482910 දෙන්න. | විනාඩි 10 තුළ පෝරමය 482910 ගෙනෙන්න.
        th 482910 ภายใน 10 นาที ใส่รหัส 482910 | ภายใน 10 นาที นำแบบฟอร์ม 482910
        lo 482910 ພາຍໃນ 10 ນາທີ ໃສ່ລະຫັດ 482910 | ພາຍໃນ 10 ນາທີ ນຳແບບຟອມ 482910
        km 482910 ក្នុង 10 នាទី បញ្ចូលកូដ 482910 | ក្នុង 10 នាទី យកទម្រង់ 482910
        my 482910 10 မိနစ်အတွင်း ကုဒ် 482910 ထည့်ပါ | 10 မိနစ်အတွင်း ပုံစံ 482910 ယူလာပါ
        vi 482910 Trong 10 phút hãy nhập mã 482910. | Trong 10 phút hãy nộp đơn 482910.
        id 482910 Dalam 10 menit masukkan sandi 482910. | Dalam 10 menit bawa formulir 482910.
        ms 482910 Dalam 10 minit masukkan kod 482910. | Dalam 10 minit bawa borang 482910.
        tl 482910 Sa loob ng 10 minuto, ilagay ang code 482910. | Sa loob ng 10 minuto, dalhin ang papel 482910.
        sw 482910 Ndani ya dakika 10 weka msimbo 482910. | Ndani ya dakika 10 leta fomu 482910.
        zu 482910 Emizuzwini engu-10 faka ikhodi 482910. | Emizuzwini engu-10 letha ifomu 482910.
        af 482910 Voer binne 10 minute die wagwoord 482910 in. | Bring binne 10 minute die vorm 482910 saam.
        eu 482910 10 minututan kodea 482910 idatzi. | 10 minututan orria 482910 ekarri.
        ca 482910 En 10 minuts escriu el codi 482910. | En 10 minuts porta el full 482910.
        gl 482910 En 10 minutos escribe o código 482910. | En 10 minutos trae o papel 482910.
        ga 482910 Laistigh de 10 nóiméad, cuir isteach an cód 482910. | Laistigh de 10 nóiméad, tabhair an fhoirm 482910.
        cy 482910 O fewn 10 munud rhowch y cod 482910. | O fewn 10 munud dewch â'r ffurflen 482910.
        mt 482910 Fi 10 minuti daħħal il-kodiċi 482910. | Fi 10 minuti ġib il-formola 482910.
        eo 482910 En 10 minutoj tajpu la kodon 482910. | En 10 minutoj alportu la folion 482910.
        lb 482910 Bannent 10 Minutten de Code 482910 aginn. | Bannent 10 Minutten d'Blat 482910 matbréngen.
        am 482910 በ10 ደቂቃ ውስጥ ኮድ 482910 ያስገቡ። | በ10 ደቂቃ ውስጥ ቅጽ 482910 ያምጡ።
        zh 482910 请在10分钟内输入验证码482910。 | 请在10分钟内领取表格482910。
        zh-Hant 482910 請在10分鐘內輸入驗證碼482910。 | 請在10分鐘內領取表格482910。
        ja 482910 10分以内に認証コード482910を入力してください。 | 10分以内に書類482910をお持ちください。
        ko 482910 10분 안에 인증번호 482910을 입력하세요. | 10분 안에 서류 482910을 가져오세요.
        """#)
}
