import type { Language } from '../../../lib/contract/platform/languages';
import { languages } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { texts } from '../../platform/texts/tables';
import { leavingReasons } from '../../people/tables';

interface Reason {
  readonly isVoluntary: boolean;
  readonly names: Readonly<Record<Language, string>>;
}

/** Why people leave, as an organisation begins; by the code of each. */
const REASONS: readonly Reason[] = [
  {
    isVoluntary: true,
    names: { de: 'Kündigung', en: 'Resignation', es: 'Renuncia', fr: 'Démission', ja: '自己都合退職', zh: '辞职' },
  },
  {
    isVoluntary: true,
    names: {
      de: 'Ruhestand',
      en: 'Retirement',
      es: 'Jubilación',
      fr: 'Départ à la retraite',
      ja: '定年退職',
      zh: '退休',
    },
  },
  {
    isVoluntary: false,
    names: {
      de: 'Befristung endet',
      en: 'End of a fixed term',
      es: 'Fin de contrato temporal',
      fr: 'Fin de contrat à durée déterminée',
      ja: '契約期間満了',
      zh: '合同到期',
    },
  },
  {
    isVoluntary: false,
    names: {
      de: 'Probezeit nicht bestanden',
      en: 'Probation not passed',
      es: 'Periodo de prueba no superado',
      fr: 'Période d’essai non concluante',
      ja: '試用期間不合格',
      zh: '试用期未通过',
    },
  },
  {
    isVoluntary: false,
    names: {
      de: 'Kündigung durch den Arbeitgeber',
      en: 'Dismissal',
      es: 'Despido',
      fr: 'Licenciement',
      ja: '解雇',
      zh: '辞退',
    },
  },
  {
    isVoluntary: false,
    names: {
      de: 'Stelle entfällt',
      en: 'Redundancy',
      es: 'Amortización del puesto',
      fr: 'Suppression de poste',
      ja: '人員整理',
      zh: '岗位裁撤',
    },
  },
  {
    isVoluntary: true,
    names: {
      de: 'Aufhebungsvertrag',
      en: 'Mutual agreement',
      es: 'Acuerdo mutuo',
      fr: 'Rupture d’un commun accord',
      ja: '合意退職',
      zh: '协商解除',
    },
  },
  {
    isVoluntary: false,
    names: { de: 'Todesfall', en: 'Death', es: 'Fallecimiento', fr: 'Décès', ja: '死亡', zh: '身故' },
  },
  {
    isVoluntary: false,
    names: {
      de: 'Anderer Grund',
      en: 'Another reason',
      es: 'Otro motivo',
      fr: 'Autre motif',
      ja: 'その他',
      zh: '其他',
    },
  },
];

export async function loadLeavingReasons(db: Database): Promise<void> {
  await insertRows(
    db,
    leavingReasons,
    REASONS.map(({ isVoluntary }, at) => ({ code: at + 1, position: at + 1, isVoluntary })),
  );
  await insertRows(
    db,
    texts,
    REASONS.flatMap(({ names }, at) =>
      languages.map((language) => ({
        ...{ kind: 'leaving-reason' as const, code: String(at + 1), language, name: names[language], description: '' },
      })),
    ),
  );
}
