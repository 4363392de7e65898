import type { Names } from '../reports/report';

export const NAMES: Names = {
  de: 'Änderungsprotokoll',
  en: 'Audit trail',
  es: 'Registro de auditoría',
  fr: 'Journal d’audit',
  ja: '監査証跡',
  zh: '审计记录',
};

export const DESCRIPTIONS: Names = {
  de: 'Wer wann was getan hat, über alle Datensätze hinweg',
  en: 'Who did what and when, across all records',
  es: 'Quién hizo qué y cuándo, en todos los registros',
  fr: 'Qui a fait quoi et quand, pour tous les dossiers',
  ja: 'いつ誰が何をしたか（すべての記録を横断）',
  zh: '谁在何时做了什么，涵盖所有记录',
};

export const TITLES = {
  Action: { de: 'Aktion', en: 'Action', es: 'Acción', fr: 'Action', ja: '操作', zh: '操作' },
  At: { de: 'Zeitpunkt', en: 'When', es: 'Cuándo', fr: 'Quand', ja: '日時', zh: '时间' },
  By: { de: 'Von', en: 'By', es: 'Por', fr: 'Par', ja: '操作した人', zh: '操作人' },
  ByID: {
    de: 'Personalnummer (von)',
    en: 'Employee ID (by)',
    es: 'N.º de empleado (por)',
    fr: 'Matricule (par)',
    ja: '従業員番号（操作した人）',
    zh: '员工编号（操作人）',
  },
  Role: { de: 'Rolle', en: 'Role', es: 'Rol', fr: 'Rôle', ja: 'ロール', zh: '角色' },
  About: { de: 'Betrifft', en: 'About', es: 'Sobre', fr: 'Concerne', ja: '対象者', zh: '涉及人员' },
  AboutID: {
    de: 'Personalnummer (betrifft)',
    en: 'Employee ID (about)',
    es: 'N.º de empleado (sobre)',
    fr: 'Matricule (concerne)',
    ja: '従業員番号（対象者）',
    zh: '员工编号（涉及人员）',
  },
  Before: { de: 'Vorher', en: 'Before', es: 'Antes', fr: 'Avant', ja: '変更前', zh: '之前' },
  After: { de: 'Nachher', en: 'After', es: 'Después', fr: 'Après', ja: '変更後', zh: '之后' },
  RecordKind: {
    de: 'Art des Datensatzes',
    en: 'Kind of record',
    es: 'Tipo de registro',
    fr: 'Type de dossier',
    ja: '記録の種類',
    zh: '记录类型',
  },
  RecordID: {
    de: 'Nummer des Datensatzes',
    en: 'Record number',
    es: 'Número del registro',
    fr: 'Numéro du dossier',
    ja: '記録番号',
    zh: '记录编号',
  },
  RequestID: {
    de: 'Nummer der Anfrage',
    en: 'Request number',
    es: 'Número de la solicitud',
    fr: 'Numéro de la requête',
    ja: 'リクエスト番号',
    zh: '请求编号',
  },
} satisfies Record<string, Names>;
