import type { Names, Report } from '../../../workplace/reports/report';

/** What the fields of reports on leave are called. */
export const LEAVE_TITLES = {
  LeaveType: {
    de: 'Art',
    en: 'Type of leave',
    es: 'Tipo de ausencia',
    fr: 'Type de congé',
    ja: '休暇の種類',
    zh: '休假类型',
  },
  Opening: {
    de: 'Zu Jahresbeginn',
    en: 'Opening',
    es: 'Saldo inicial',
    fr: 'Solde initial',
    ja: '年度初めの残日数',
    zh: '年初余额',
  },
  Credited: { de: 'Gutgeschrieben', en: 'Credited', es: 'Abonado', fr: 'Crédité', ja: '付与', zh: '已发放' },
  Availed: { de: 'Genommen', en: 'Availed', es: 'Disfrutado', fr: 'Pris', ja: '取得', zh: '已休' },
  Lapsed: { de: 'Verfallen', en: 'Lapsed', es: 'Caducado', fr: 'Expiré', ja: '失効', zh: '已失效' },
  Encashed: { de: 'Ausgezahlt', en: 'Encashed', es: 'Pagado', fr: 'Payé', ja: '買取', zh: '已折现' },
  Balance: { de: 'Saldo', en: 'Balance', es: 'Saldo', fr: 'Solde', ja: '残日数', zh: '余额' },
  Planned: { de: 'Genehmigt, bevorstehend', en: 'Planned', es: 'Previsto', fr: 'Prévu', ja: '予定', zh: '已批准待休' },
  Pending: { de: 'Beantragt', en: 'Pending', es: 'Pendiente', fr: 'En attente', ja: '申請中', zh: '待审批' },
  People: { de: 'Personen', en: 'People', es: 'Personas', fr: 'Personnes', ja: '人数', zh: '人数' },
  Month: { de: 'Monat', en: 'Month', es: 'Mes', fr: 'Mois', ja: '月', zh: '月份' },
  Days: { de: 'Tage', en: 'Days', es: 'Días', fr: 'Jours', ja: '日数', zh: '天数' },
  FirstDay: { de: 'Erster Tag', en: 'First day', es: 'Primer día', fr: 'Premier jour', ja: '開始日', zh: '首日' },
  LastDay: { de: 'Letzter Tag', en: 'Last day', es: 'Último día', fr: 'Dernier jour', ja: '終了日', zh: '末日' },
} satisfies Record<string, Names>;

/** What the reports are called, and what they tell. */
export const LEAVE_REPORTS = {
  balances: {
    names: {
      de: 'Abwesenheitssalden',
      en: 'Leave balances',
      es: 'Saldos de ausencias',
      fr: 'Soldes de congés',
      ja: '休暇残日数',
      zh: '休假余额',
    },
    descriptions: {
      de: 'Was an einem Tag von jeder Art übrig ist, und wie es dazu kam',
      en: 'What is left of each type on a day, and how it came about',
      es: 'Lo que queda de cada tipo en una fecha, y cómo se ha llegado a ello',
      fr: 'Ce qui reste de chaque type à une date, et comment on y est arrivé',
      ja: '指定日における種類ごとの残日数と内訳',
      zh: '某日各类休假的余额及其由来',
    },
  },
  negative: {
    names: {
      de: 'Negative Abwesenheitssalden',
      en: 'Negative leave balances',
      es: 'Saldos de ausencias negativos',
      fr: 'Soldes de congés négatifs',
      ja: 'マイナスの休暇残日数',
      zh: '休假余额为负',
    },
    descriptions: {
      de: 'Wer an einem Tag mehr genommen hat, als da war',
      en: 'Who has taken more than there was, as on a day',
      es: 'Quién ha disfrutado más de lo que tenía en una fecha',
      fr: 'Qui a pris plus que ce qu’il avait à une date',
      ja: '指定日時点で残日数を超えて取得している人',
      zh: '截至某日休假超过余额的人员',
    },
  },
  taken: {
    names: {
      de: 'Genommene Tage',
      en: 'Leave taken',
      es: 'Ausencias disfrutadas',
      fr: 'Congés pris',
      ja: '取得した休暇',
      zh: '已休天数',
    },
    descriptions: {
      de: 'Tage je Person, Art und Monat',
      en: 'Days by person, type and month',
      es: 'Días por persona, tipo y mes',
      fr: 'Jours par personne, type et mois',
      ja: '人・種類・月ごとの日数',
      zh: '按人员、类型和月份统计的天数',
    },
  },
  absences: {
    names: {
      de: 'Abwesenheiten',
      en: 'Absences',
      es: 'Ausencias',
      fr: 'Absences',
      ja: '不在',
      zh: '缺勤',
    },
    descriptions: {
      de: 'Wer in einem Zeitraum wann nicht da ist',
      en: 'Who is away when within a period',
      es: 'Quién está ausente y cuándo en un periodo',
      fr: 'Qui est absent et quand sur une période',
      ja: '期間内に誰がいつ不在か',
      zh: '某段时间内谁何时不在',
    },
  },
  liability: {
    names: {
      de: 'Rückstellung für Urlaub',
      en: 'Leave liability',
      es: 'Provisión por ausencias',
      fr: 'Provision pour congés',
      ja: '休暇債務',
      zh: '休假负债',
    },
    descriptions: {
      de: 'Tage je Einheit, die auszuzahlen wären, wenn niemand sie nimmt',
      en: 'Days by unit that would be paid out if nobody took them',
      es: 'Días por unidad que habría que pagar si nadie los disfruta',
      fr: 'Jours par unité qui seraient payés si personne ne les prenait',
      ja: '取得されない場合に買い取りとなる部署別の日数',
      zh: '若无人休假，各部门需折现的天数',
    },
  },
} satisfies Record<string, Pick<Report, 'names' | 'descriptions'>>;
