import { readFileSync } from 'node:fs';
import path from 'node:path';
import { refusalReasonOf, refusalReasons, refusedPath } from '@/lib/refusal-reasons';

const english = JSON.parse(readFileSync(path.join(__dirname, '../../../messages/en/reasons.json'), 'utf8')) as {
  refusal: Record<string, string>;
};

test('each reason for a refusal has its sentence, and no sentence is left over', () => {
  expect(Object.keys(english.refusal).sort()).toEqual([...refusalReasons].sort());
});

test('an address that names a reason is read back; anything else names none', () => {
  for (const reason of refusalReasons) {
    const why = new URL(refusedPath(reason), 'http://portal').searchParams.get('why');
    expect(refusalReasonOf(why)).toBe(reason);
  }
  for (const why of [undefined, null, '', 'ROLE', 'toString', '<b>role</b>', ['role'], 'role,menu'])
    expect(refusalReasonOf(why)).toBeNull();
});
