import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { accounts, roleGrants } from '../../people/accounts/tables';
import { asOn } from '../../people/effective-dates';
import { employments, persons } from '../../people/tables';
import { seesEveryone, visibleTo } from '../../people/visibility';
import { dayOf, ZONE } from '../../platform/dates';
import { namesOf, textsOf } from '../../platform/texts/data';
import { personFields } from '../reports/people/employee-rows';
import { defineReport, type Names, openFields } from '../reports/report';
import { notifications } from './tables';

const TITLES = {
  Category: { de: 'Art', en: 'Kind', es: 'Tipo', fr: 'Type', ja: '種類', zh: '类型' },
  Role: { de: 'Rolle', en: 'Role', es: 'Rol', fr: 'Rôle', ja: 'ロール', zh: '角色' },
  DueOn: { de: 'Fällig am', en: 'Due on', es: 'Vence el', fr: 'Échéance', ja: '期限', zh: '截止日期' },
  SentAt: { de: 'Gesendet', en: 'Sent', es: 'Enviada', fr: 'Envoyée', ja: '送信日時', zh: '发送时间' },
  DaysWaiting: {
    de: 'Wartet seit Tagen',
    en: 'Days waiting',
    es: 'Días en espera',
    fr: 'Jours d’attente',
    ja: '経過日数',
    zh: '等待天数',
  },
} satisfies Record<string, Names>;

/** What people have not read or done yet, and for how long. What it says is between the sender and them. */
export const notificationReport = defineReport({
  code: 'notifications-pending',
  module: 'tracker',
  allow: 'visible',
  names: {
    de: 'Offene Benachrichtigungen',
    en: 'Notifications pending',
    es: 'Notificaciones pendientes',
    fr: 'Notifications en attente',
    ja: '未対応の通知',
    zh: '待处理的通知',
  },
  descriptions: {
    de: 'Was noch nicht gelesen oder erledigt ist und wie lange schon',
    en: 'What has not been read or done yet, and for how long',
    es: 'Lo que aún no se ha leído o hecho, y desde cuándo',
    fr: 'Ce qui n’a pas encore été lu ou fait, et depuis quand',
    ja: 'まだ読まれていない、または完了していない通知とその経過日数',
    zh: '尚未阅读或处理的通知及其等待时间',
  },
  fileName: 'Notifications_Pending',
  days: 'none',
  rowPage: 'ecenter/profileview',
  sort: { field: 'SentAt', direction: 'asc' },
  query: async (reader) => {
    const { actor, db, now, language } = reader;
    const today = dayOf(now);
    const categories = textsOf('notification-category', language, 'category_texts');
    const roles = textsOf('role', language, 'role_texts');
    const field = openFields(TITLES, language);
    const ofAccount = and(eq(roleGrants.accountId, accounts.id), eq(roleGrants.roleCode, notifications.roleCode));
    const isRoleHeld = exists(
      new QueryBuilder()
        .select({ one: sql`1` })
        .from(roleGrants)
        .where(and(ofAccount, asOn(roleGrants, today))),
    );
    return {
      fields: [
        ...personFields(reader),
        field('Category', sql`coalesce(${categories.name}, ${notifications.category})`, {
          choices: async () => {
            const names = await namesOf(db, 'notification-category', language);
            return [...names.values()].map((text) => ({ value: text, text }));
          },
        }),
        field('Role', sql`coalesce(${roles.name}, ${notifications.roleCode}::text)`),
        field('DueOn', sql`${notifications.dueOn}`, { type: 'date' }),
        field('SentAt', sql`${notifications.createdAt}`, { type: 'instant', order: sql`${notifications.createdAt}` }),
        field(
          'DaysWaiting',
          sql`greatest(${today}::date - (${notifications.createdAt} at time zone ${ZONE})::date, 0)`,
          { type: 'number' },
        ),
      ],
      from: sql`${notifications}
        join ${accounts} on ${eq(accounts.id, notifications.accountId)}
        join ${persons} on ${eq(persons.id, accounts.personId)}
        join ${employments} on ${and(eq(employments.personId, persons.id), asOn(employments, today))}
        left join ${categories} on ${categories.code} = ${notifications.category}
        left join ${roles} on ${roles.code} = ${notifications.roleCode}::text`,
      where: and(
        isNull(notifications.readAt),
        isRoleHeld,
        (await seesEveryone(db, actor, today)) ? undefined : visibleTo(actor, today),
      ),
      key: sql`${notifications.id}`,
      rowCode: sql`${employments.code}`,
      searched: sql`${persons.searchText}`,
    };
  },
});
