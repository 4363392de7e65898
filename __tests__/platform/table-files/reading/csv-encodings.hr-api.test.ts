import { bigEndian, csvTexts, encoded } from './csv-texts';

const WESTERN = 'Name;Ort\r\nJörg Müller;Köln\r\nÉmile Zola;Nîmes\r\nZoë Groß;Àvila\r\n';
const JAPANESE = '氏名,部署\r\n山田太郎,営業部\r\n佐藤 花子,サポート\r\nﾀﾅｶ ｲﾁﾛｳ,経理\r\n';
const CHINESE = '姓名,部门\r\n王小明,销售部\r\n李娜,人力资源\r\n张伟,财务部\r\n';

const expected = (text: string) =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(/[,;]/));

test.each([
  ['UTF-8', WESTERN, Buffer.from(WESTERN)],
  ['UTF-8 with its mark', JAPANESE, Buffer.from(`\ufeff${JAPANESE}`)],
  ['UTF-16 of Windows with its mark', CHINESE, Buffer.from(`\ufeff${CHINESE}`, 'utf16le')],
  ['UTF-16, the other bytes first, with its mark', JAPANESE, bigEndian(`\ufeff${JAPANESE}`)],
  ['UTF-16 of Windows without a mark', WESTERN, Buffer.from(WESTERN, 'utf16le')],
  ['UTF-16, the other bytes first, without a mark', WESTERN, bigEndian(WESTERN)],
  ['Windows-1252', WESTERN, encoded(WESTERN, 'windows-1252')],
  ['Shift_JIS', JAPANESE, encoded(JAPANESE, 'shift_jis')],
  ['GB18030', CHINESE, encoded(CHINESE, 'gb18030')],
])('a csv in %s is read without being told', async (_, text, bytes) => {
  expect(await csvTexts(bytes)).toEqual(expected(text));
});

test('typographic signs of Windows are read, and letters that need four bytes', async () => {
  expect(await csvTexts(encoded('Note\n“Zoë’s” – 5 €\n', 'windows-1252'))).toEqual([['Note'], ['“Zoë’s” – 5 €']]);
  expect(await csvTexts('Name\n𠮷野家 🙂\n')).toEqual([['Name'], ['𠮷野家 🙂']]);
});

test.each([
  ['Polish of Windows', encoded('Imię;Miasto\nŁukasz Żółć;Łódź\nMichał Wąż;Gdańsk\n', 'windows-1250')],
  ['Russian of Windows', encoded('Имя;Город\nИванов Иван;Москва\n', 'windows-1251')],
  ['Chinese of Taiwan', encoded('姓名,部門\n陳怡君,業務部\n林志明,財務處\n', 'big5')],
  ['UTF-8 that broke off', Buffer.concat([Buffer.from('Name\nJ'), Buffer.from([0xc3])])],
  ['UTF-16 that broke off', Buffer.from('\ufeffName\nJ', 'utf16le').subarray(0, -1)],
  ['what old Japanese mails are in', Buffer.from('\x1b$B;aL>\x1b(B,x\n')],
])('%s is refused rather than read wrong', async (_, bytes) => {
  await expect(csvTexts(bytes)).rejects.toMatchObject({ name: 'UnreadableTable', reason: 'encoding' });
});

test('a letter that a piece of the file ends within is read', async () => {
  const line = 'é'.repeat(99);
  const texts = await csvTexts(`x${`${line}\n`.repeat(5_000)}`);
  expect(texts).toHaveLength(5_000);
  expect(new Set(texts.slice(1).flat())).toEqual(new Set([line]));
});
