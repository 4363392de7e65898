import { createTransport } from 'nodemailer';
import type { Environment } from '../env';
import { dressMail, LOGO_ID, type Company } from './html';
import type { Deliver } from './mail';

type MailSettings = Company & Pick<Environment, 'MAIL_FROM' | 'SMTP_TLS'> & { readonly SMTP_URL: string };

/**
 * Sends mails by SMTP over a few kept connections. Who stands in between could take out what says that the server speaks TLS: where
 * that is required neither the password nor a mail goes out without it.
 */
export function mailServer(settings: MailSettings): { deliver: Deliver; close: () => void } {
  const address = new URL(settings.SMTP_URL);
  const isImplicitTls = address.protocol === 'smtps:';
  const transport = createTransport({
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: Number(address.port) || (isImplicitTls ? 465 : 587),
    secure: isImplicitTls,
    requireTLS: settings.SMTP_TLS === 'required',
    auth: address.username
      ? { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) }
      : undefined,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { COMPANY_LOGO: logo } = settings;
  const logos = logo ? [{ content: logo.bytes, contentType: logo.type, filename: 'logo', cid: LOGO_ID }] : [];
  const deliver: Deliver = async ({ id, to, subject, text, html, files, queuedAt }) => {
    const sent = files.map(({ name, type, cid, content }) => ({ filename: name, contentType: type, cid, content }));
    await transport.sendMail({
      from: settings.MAIL_FROM,
      to,
      subject,
      text,
      html: dressMail(html, settings),
      attachments: [...logos, ...sent],
      date: new Date(queuedAt),
      messageId: `<${id}@humming-bird.example>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
  return { deliver, close: () => transport.close() };
}
