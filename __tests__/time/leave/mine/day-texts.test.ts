import { grantSentence } from '@/components/time/leave/mine/why/grant-sentence';
import { weekdayText } from '@/components/time/leave/weekday-text';
import { languages } from '@/lib/contract/platform/languages';
import { PARTS_PER_DAY } from '@/lib/contract/time/leave/leave-rules';
import { translatorOf } from '@/lib/i18n/translator-of';
import ja from '@/messages/ja/my-leave.json';
import zh from '@/messages/zh/my-leave.json';

test('a day has its weekday where the language puts it', () => {
  const texts = languages.map((language) => weekdayText('12-Dec-2026', language));
  expect(texts).toEqual(
    expect.arrayContaining(['Sat 12-Dec-2026', 'Sa 12.12.2026', '2026年12月12日（土）', '2026年12月12日 周六']),
  );
});

test('a year is named as Japanese and Chinese name it', () => {
  const grant = { ...{ From: '01-Jan-2026', To: '31-Dec-2026', RuleFrom: '01-Jan-2025' }, Part: 1000 };
  const said = { ...grant, FullAmount: 20 * PARTS_PER_DAY };
  expect(grantSentence(translatorOf('my-leave.why', { 'my-leave': ja }, 'ja'), said, 'ja')).toMatch(
    /^2026年分として20日/,
  );
  expect(grantSentence(translatorOf('my-leave.why', { 'my-leave': zh }, 'zh'), said, 'zh')).toMatch(/^2026年的20 天/);
});
