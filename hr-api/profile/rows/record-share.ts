import { recordSubject } from '../../people/record/rights/relations';
import { nameIn } from '../../people/record/sections/section-form';
import { computedOn } from '../../people/record/values/computed-on';
import { rowsOn } from '../../people/record/values/values';
import { dayOf } from '../../platform/dates';
import { definePersonalData } from '../../platform/personal-data';
import { openSections } from '../access/open-section';
import { listsOf } from '../sections/offered';
import { answerTexts } from './shown-answers';

/** The person's own record of today: the fields that they may read of it, secret answers by their last signs. */
export const recordShare = definePersonalData({
  name: 'record',
  titles: { de: 'Personalakte', en: 'Record', es: 'Expediente', fr: 'Dossier', ja: '人事記録', zh: '人事档案' },
  columns: {
    section: { de: 'Abschnitt', en: 'Section', es: 'Sección', fr: 'Section', ja: 'セクション', zh: '部分' },
    entry: { de: 'Eintrag', en: 'Entry', es: 'Entrada', fr: 'Entrée', ja: '件', zh: '条目' },
    field: { de: 'Feld', en: 'Field', es: 'Campo', fr: 'Champ', ja: '項目', zh: '字段' },
    answer: { de: 'Angabe', en: 'Answer', es: 'Respuesta', fr: 'Réponse', ja: '内容', zh: '内容' },
    since: {
      de: 'Gültig seit',
      en: 'In force since',
      es: 'Vigente desde',
      fr: 'En vigueur depuis',
      ja: '適用開始日',
      zh: '生效日期',
    },
  },
  read: async (context) => {
    const { actor, db, now, language } = context;
    const on = dayOf(now);
    const subject = await recordSubject(db, actor, { code: undefined, today: on });
    if (!subject) return [];
    const kept = await rowsOn(db, { personId: subject.personId }, on);
    const parts = [];
    for (const open of await openSections(context, subject)) {
      const { section, access } = open;
      const ofSection = kept.filter(({ sectionCode }) => sectionCode === section.code);
      const rows = ofSection.map((row) => ({ ...row, answers: computedOn(section, row.answers, on) }));
      const fields = [...access.values()].map(({ field }) => field).filter(({ type }) => type !== 'label');
      const textOf = await answerTexts(listsOf(context, open), fields, rows);
      for (const [at, row] of rows.entries())
        for (const field of fields) {
          const answer = textOf(field, row);
          if (answer === '') continue;
          const names = { section: nameIn(section.definition.names, language), field: nameIn(field.names, language) };
          parts.push({ ...names, entry: at + 1, answer, since: row.validFrom });
        }
    }
    return parts;
  },
});
