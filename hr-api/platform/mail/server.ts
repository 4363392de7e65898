import { createTransport } from 'nodemailer';
import type { Deliver } from './mail';

/** Sends mails by SMTP over a few kept connections. */
export function mailServer(url: string, from: string): { deliver: Deliver; close: () => void } {
  const address = new URL(url);
  const isImplicitTls = address.protocol === 'smtps:';
  const transport = createTransport({
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: Number(address.port) || (isImplicitTls ? 465 : 587),
    secure: isImplicitTls,
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
  const deliver: Deliver = async ({ id, to, subject, text, html, queuedAt }) => {
    await transport.sendMail({
      from,
      to,
      subject,
      text,
      html,
      date: new Date(queuedAt),
      messageId: `<${id}@humming-bird.example>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
  return { deliver, close: () => transport.close() };
}
