import { eq } from 'drizzle-orm';
import type { RolePart } from '../../../access/role-access/role-part';
import { featuresOf } from '../data';
import { FEATURES, roleFeatures, type Feature } from '../tables';
import featureTexts from './feature-texts.json';

/** What a role switches on in the header and beside the person. */
export const featurePart: RolePart = {
  part: 'features',
  list: async (db, { roleCode, language }) => {
    const on = await featuresOf(db, roleCode);
    const choices = FEATURES.map((feature) => ({
      key: feature,
      name: featureTexts[feature][language],
      detail: '',
      isOn: on.has(feature),
    }));
    return [{ group: 'header', name: featureTexts.title[language], choices }];
  },
  replace: async (db, roleCode, keys) => {
    await db.delete(roleFeatures).where(eq(roleFeatures.roleCode, roleCode));
    if (keys.length > 0)
      await db.insert(roleFeatures).values(keys.map((key) => ({ roleCode, feature: key as Feature })));
  },
};
