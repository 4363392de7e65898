import { changeReasons } from '../../../hr-api/changes/imports/change-reasons';
import { importTexts } from '../../../hr-api/workplace/imports/import-texts';
import { UNDO_REFUSALS } from '../../../lib/contract/changes/change-rules';
import { languages } from '../../../lib/contract/platform/languages';

test.each(languages)('an import that cannot be taken back says why in words: %s', (language) => {
  const known = { ...importTexts[language].reasons, ...changeReasons[language] };
  expect(Object.keys(known)).toEqual(expect.arrayContaining([...UNDO_REFUSALS]));
});
