import { asc, desc, eq, sql } from 'drizzle-orm';
import { accounts, roleGrants } from '../../../people/accounts/tables';
import { definePersonalData } from '../../../platform/personal-data';
import { textsOf } from '../../../platform/texts/data';
import { sessions } from '../tables';

const UNTIL = { de: 'Bis', en: 'Until', es: 'Hasta', fr: 'Jusqu’au', ja: '終了', zh: '截止' };
const FROM = { de: 'Von', en: 'From', es: 'Desde', fr: 'Du', ja: '開始', zh: '开始' };

/** How the person signs in, one row for each role that they hold; nothing of their password. */
export const accountShare = definePersonalData({
  name: 'account',
  titles: {
    de: 'Benutzerkonto und Rollen',
    en: 'User account and roles',
    es: 'Cuenta de usuario y roles',
    fr: 'Compte et rôles',
    ja: 'アカウントと役割',
    zh: '账户与角色',
  },
  columns: {
    username: { de: 'Benutzername', en: 'Username', es: 'Usuario', fr: 'Identifiant', ja: 'ユーザー名', zh: '用户名' },
    mail: { de: 'E-Mail', en: 'Email', es: 'Correo', fr: 'E-mail', ja: 'メール', zh: '电子邮件' },
    language: { de: 'Sprache', en: 'Language', es: 'Idioma', fr: 'Langue', ja: '言語', zh: '语言' },
    role: { de: 'Rolle', en: 'Role', es: 'Rol', fr: 'Rôle', ja: '役割', zh: '角色' },
    roleFrom: FROM,
    roleTo: UNTIL,
  },
  read: async ({ actor, db, language }) => {
    const names = textsOf('role', language, 'role_texts');
    return db
      .select({
        username: accounts.loginId,
        mail: accounts.mail,
        language: accounts.language,
        role: names.name,
        roleFrom: roleGrants.validFrom,
        roleTo: roleGrants.validTo,
      })
      .from(accounts)
      .leftJoin(roleGrants, eq(roleGrants.accountId, accounts.id))
      .leftJoin(names, eq(names.code, sql`${roleGrants.roleCode}::text`))
      .where(eq(accounts.id, actor.accountId))
      .orderBy(asc(roleGrants.validFrom), asc(roleGrants.roleCode));
  },
});

/** Where the person was signed in, as far as it is kept. */
export const sessionsShare = definePersonalData({
  name: 'sessions',
  titles: {
    de: 'Anmeldungen',
    en: 'Sign-ins',
    es: 'Inicios de sesión',
    fr: 'Connexions',
    ja: 'サインイン',
    zh: '登录记录',
  },
  columns: {
    from: FROM,
    lastUsed: {
      de: 'Zuletzt benutzt',
      en: 'Last used',
      es: 'Último uso',
      fr: 'Dernière utilisation',
      ja: '最終利用',
      zh: '最近使用',
    },
    until: UNTIL,
    browser: { de: 'Browser', en: 'Browser', es: 'Navegador', fr: 'Navigateur', ja: 'ブラウザー', zh: '浏览器' },
  },
  read: async ({ actor, db }) =>
    db
      .select({
        from: sessions.createdAt,
        lastUsed: sessions.lastUsedAt,
        until: sessions.endedAt,
        browser: sessions.browserKind,
      })
      .from(sessions)
      .where(eq(sessions.accountId, actor.accountId))
      .orderBy(desc(sessions.createdAt)),
});
