/** What attackers try first, folded to lower case; anything shorter than a password may be is left out. */
const COMMON = `
  password password1 password12 password123 password1234 passw0rd passw0rd1 p@ssword p@ssw0rd p@ssw0rd1 pa$$word
  pa$$w0rd 12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 11111111 00000000 22222222
  55555555 66666666 77777777 88888888 99999999 12341234 11223344 12121212 10203040 12344321 123123123 123321123
  147258369 147852369 741852963 789456123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx qazwsxedc qwertyui
  qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 q1w2e3r4
  q1w2e3r4t5 qwer1234 abcd1234 abcdefgh abcdefg1 abc12345 abc123456 a1b2c3d4 aa123456 a1234567 a12345678
  a123456789 1234qwer 123qweasd 123456qwerty 123456abc 1234abcd 12345678a 123456789a iloveyou iloveyou1 ilovegod
  sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1
  batman123 starwars trustno1 welcome1 welcome12 welcome123 welcome@123 letmein1 letmein123 whatever computer
  internet michelle jennifer jessica1 charlie1 michael1 jordan23 liverpool chelsea1 arsenal1 barcelona realmadrid
  manchester mercedes corvette dragon123 monkey123 shadow123 master123 hello123 hello1234 admin123 admin1234
  admin@123 administrator root1234 changeme changeme1 changeme123 default1 secret123 test1234 testtest test12345
  guest123 user1234 login123 employee employee1 employee123 company1 company123 summer2024 summer2025 summer2026
  winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026 january1 india123 india@123
  krishna1 pakistan bismillah passwort passwort1 passwort123 hallo123 schatz123 fussball contraseña contrasena
  motdepasse azertyuiop azerty123 doudou123 sakura123 woaini1314 5201314520 aini1314 woaini520 humming-bird
  hummingbird hummingbird1 humming-2026
`;

export const commonPasswords: ReadonlySet<string> = new Set(COMMON.trim().split(/\s+/));
