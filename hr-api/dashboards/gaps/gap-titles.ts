import type { DataGap } from '../../../lib/contract/dashboards/dashboard-rules';
import type { Names } from '../../workplace/reports/report';

/** What a record may lack, as lists say it. */
export const GAP_TITLES: Readonly<Record<DataGap, Names>> = {
  manager: {
    de: 'Führungskraft',
    en: 'Manager',
    es: 'Responsable',
    fr: 'Responsable',
    ja: '上司',
    zh: '经理',
  },
  'birth-date': {
    de: 'Geburtsdatum',
    en: 'Date of birth',
    es: 'Fecha de nacimiento',
    fr: 'Date de naissance',
    ja: '生年月日',
    zh: '出生日期',
  },
  gender: { de: 'Geschlecht', en: 'Gender', es: 'Género', fr: 'Sexe', ja: '性別', zh: '性别' },
  place: {
    de: 'Einheit, Standort und Stufe',
    en: 'Unit, location and level',
    es: 'Unidad, ubicación y nivel',
    fr: 'Unité, site et niveau',
    ja: '部署・勤務地・等級',
    zh: '部门、地点和级别',
  },
  status: {
    de: 'Beschäftigungsstatus',
    en: 'Job status',
    es: 'Situación laboral',
    fr: 'Statut d’emploi',
    ja: '雇用状況',
    zh: '任职状态',
  },
  'two-statuses': {
    de: 'Zwei Beschäftigungsstatus zugleich',
    en: 'Two job statuses at once',
    es: 'Dos situaciones laborales a la vez',
    fr: 'Deux statuts d’emploi à la fois',
    ja: '雇用状況の重複',
    zh: '同时有两个任职状态',
  },
};
