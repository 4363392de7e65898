import type { Names } from '../../workplace/reports/report';

/** What the fields of the lists behind figures, and the lists, are called. */
export const FIGURE_TITLES = {
  Gender: { de: 'Geschlecht', en: 'Gender', es: 'Género', fr: 'Sexe', ja: '性別', zh: '性别' },
  Male: { de: 'Männlich', en: 'Male', es: 'Hombre', fr: 'Homme', ja: '男性', zh: '男' },
  Female: { de: 'Weiblich', en: 'Female', es: 'Mujer', fr: 'Femme', ja: '女性', zh: '女' },
  OtherGender: { de: 'Divers', en: 'Other', es: 'Otro', fr: 'Autre', ja: 'その他', zh: '其他' },
  Age: { de: 'Alter', en: 'Age', es: 'Edad', fr: 'Âge', ja: '年齢', zh: '年龄' },
  AgeBand: {
    de: 'Altersgruppe',
    en: 'Age band',
    es: 'Grupo de edad',
    fr: "Tranche d'âge",
    ja: '年齢層',
    zh: '年龄段',
  },
  PeopleOfDay: {
    de: 'Personalbestand nach Personen',
    en: 'Head count by person',
    es: 'Plantilla por persona',
    fr: 'Effectif par personne',
    ja: '在籍者一覧',
    zh: '在职人员明细',
  },
  PeopleOfDayTells: {
    de: 'Wer an einem Tag zum Personalbestand zählt, mit Alter und Geschlecht',
    en: 'Who is counted in the head count of a day, with age and gender',
    es: 'Quién cuenta en la plantilla de un día, con edad y género',
    fr: "Qui compte dans l'effectif d'un jour, avec l'âge et le sexe",
    ja: '指定日の在籍者数に含まれる人と、その年齢・性別',
    zh: '某日计入在职人数的人员及其年龄、性别',
  },
  Gap: {
    de: 'Was fehlt',
    en: 'What is missing',
    es: 'Qué falta',
    fr: 'Ce qui manque',
    ja: '不足している情報',
    zh: '缺失内容',
  },
  DataGaps: {
    de: 'Lücken in den Daten',
    en: 'Gaps in the data',
    es: 'Lagunas en los datos',
    fr: 'Lacunes dans les données',
    ja: 'データの不足',
    zh: '数据缺口',
  },
  DataGapsTells: {
    de: 'Wessen Akte an einem Tag etwas fehlt, woraus Kennzahlen entstehen',
    en: 'Whose record lacks something on a day that figures are made of',
    es: 'A qué expedientes les falta, en un día, algo de lo que salen los indicadores',
    fr: 'Les dossiers auxquels il manque, un jour donné, de quoi calculer les chiffres',
    ja: '指定日に、集計に必要な情報が不足している記録',
    zh: '某日缺少统计所需信息的人员档案',
  },
} satisfies Record<string, Names>;
