import { languages, type Language } from '../../../../lib/contract/platform/languages';
import type { Database } from '../../../platform/db/database';
import { insertRows } from '../../../platform/insert-rows';
import { texts } from '../../../platform/texts/tables';
import { textRows } from '../../organisation/sample';
import { benefits } from '../lists/tables';
import { beginningTexts } from './beginning-texts';

type Key = keyof typeof beginningTexts.en.benefits;

/** Insurers pay out to an address. */
const WITH_ADDRESS: readonly Key[] = ['group-life', 'accident'];
const WITH_MANDATORY_ADDRESS: readonly Key[] = ['accident'];

/** The benefits of the beginning, each shared out among its nominees. */
export async function loadBenefits(db: Database): Promise<void> {
  const names = Object.fromEntries(languages.map((language) => [language, beginningTexts[language].benefits]));
  await insertRows(db, texts, textRows('benefit', names as Record<Language, Record<Key, string>>));
  const rows = Object.entries(beginningTexts.en.benefits) as [Key, string][];
  await insertRows(
    db,
    benefits,
    rows.map(([textCode, name], at) => ({
      ...{ code: at + 1, position: at + 1, name, textCode },
      addressEnable: WITH_ADDRESS.includes(textCode),
      addressMandatory: WITH_MANDATORY_ADDRESS.includes(textCode),
    })),
  );
}
