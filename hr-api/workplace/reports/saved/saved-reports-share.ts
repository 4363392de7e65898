import { asc, eq } from 'drizzle-orm';
import { definePersonalData } from '../../../platform/personal-data';
import { savedReports } from '../tables';

/** The layouts of reports that the person has saved. */
export const savedReportsShare = definePersonalData({
  name: 'saved-reports',
  titles: {
    de: 'Gespeicherte Berichte',
    en: 'Saved reports',
    es: 'Informes guardados',
    fr: 'Rapports enregistrés',
    ja: '保存したレポート',
    zh: '已保存的报表',
  },
  columns: {
    report: { de: 'Bericht', en: 'Report', es: 'Informe', fr: 'Rapport', ja: 'レポート', zh: '报表' },
    name: { de: 'Name', en: 'Name', es: 'Nombre', fr: 'Nom', ja: '名前', zh: '名称' },
    savedAt: { de: 'Gespeichert', en: 'Saved', es: 'Guardado', fr: 'Enregistré', ja: '保存日時', zh: '保存时间' },
  },
  read: async ({ actor, db, language, services }) => {
    const names = new Map(
      services.capabilities.flatMap(({ reports = [] }) => reports.map(({ code, names }) => [code, names[language]])),
    );
    const rows = await db
      .select({ report: savedReports.reportCode, name: savedReports.name, savedAt: savedReports.createdAt })
      .from(savedReports)
      .where(eq(savedReports.accountId, actor.accountId))
      .orderBy(asc(savedReports.createdAt));
    return rows.map((row) => ({ ...row, report: names.get(row.report) ?? row.report }));
  },
});
