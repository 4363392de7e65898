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
} satisfies Record<string, Names>;
