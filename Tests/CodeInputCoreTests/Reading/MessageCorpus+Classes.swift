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
        """#)
}
