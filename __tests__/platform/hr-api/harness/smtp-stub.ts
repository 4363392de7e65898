import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface SmtpStub {
  readonly port: number;
  /** Each message that was accepted, as it came over the wire. */
  readonly messages: string[];
  /** What it was asked for, each by its word: `EHLO`, `AUTH`, `DATA`. */
  readonly commands: string[];
  readonly stop: () => Promise<void>;
}

interface StubOptions {
  readonly port?: number;
  /** Whether it takes no mail for an address, or for any. */
  readonly refusesMails?: boolean | ((address: string) => boolean);
  readonly refusal?: string;
}

/** A mail server that accepts every mail, or says why it takes none, on a port of its own or a given one. */
export async function startSmtpStub({
  port = 0,
  refusesMails = false,
  refusal = '451 later',
}: StubOptions = {}): Promise<SmtpStub> {
  const refuses = typeof refusesMails === 'function' ? refusesMails : () => refusesMails;
  const messages: string[] = [];
  const commands: string[] = [];
  const visitors = new Set<Socket>();
  const server = createServer((visitor) => {
    visitors.add(visitor);
    visitor.on('close', () => visitors.delete(visitor));
    visitor.on('error', () => visitor.destroy());
    converse(visitor, { messages, commands, refusalOf: (address) => (refuses(address) ? refusal : null) });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, messages, commands, stop: () => stop(server, visitors) };
}

function stop(server: Server, visitors: Set<Socket>): Promise<void> {
  for (const visitor of visitors) visitor.destroy();
  return new Promise((resolve) => server.close(() => resolve()));
}

interface Conversation extends Pick<SmtpStub, 'messages' | 'commands'> {
  readonly refusalOf: (address: string) => string | null;
}

function converse(visitor: Socket, { messages, commands, refusalOf }: Conversation): void {
  let received = '';
  let isMessage = false;
  visitor.write('220 stub\r\n');
  visitor.on('data', (bytes) => {
    received += bytes.toString('utf8');
    for (;;) {
      const end = received.indexOf(isMessage ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = received.slice(0, end);
      received = received.slice(end + (isMessage ? 5 : 2));
      if (isMessage) {
        messages.push(part);
        isMessage = false;
        visitor.write('250 accepted\r\n');
        continue;
      }
      const command = part.slice(0, 4).toUpperCase();
      commands.push(command);
      if (command === 'DATA') isMessage = true;
      const refusal = command === 'RCPT' ? refusalOf(/<(.*)>/.exec(part)?.[1] ?? '') : null;
      if (refusal) visitor.write(`${refusal}\r\n`);
      else if (command === 'STAR') visitor.write('502 not here\r\n');
      else visitor.write(command === 'DATA' ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 yes\r\n');
    }
  });
}
