import { GENDERS } from '../../../lib/contract/changes/joining/joining-rules';
import { foldText } from '../../../lib/contract/platform/fold-text';

/** How files say a gender, beside its code: in the languages of the product, and by a letter. */
const NAMES: Readonly<Record<(typeof GENDERS)[number], readonly string[]>> = {
  female: ['f', 'female', 'woman', 'weiblich', 'w', 'frau', 'mujer', 'femenino', 'femme', 'féminin', '女性', '女'],
  male: ['m', 'male', 'man', 'männlich', 'mann', 'hombre', 'masculino', 'homme', 'masculin', '男性', '男'],
  other: ['x', 'd', 'other', 'divers', 'otro', 'autre', 'その他', '其他', 'non-binary'],
};

export const importedGenders: ReadonlyMap<string, (typeof GENDERS)[number]> = new Map(
  GENDERS.flatMap((gender) => NAMES[gender].map((name) => [foldText(name), gender] as const)),
);
