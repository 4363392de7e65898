import 'server-only';
import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { BUDGET } from '../upstream/upstream';

/** Gives a connection as long as one to the HR API gets; whoever asked hears of it as of any that failed. */
function withinBudget(socket: Socket, connected: 'connect' | 'secureConnect'): Socket {
  const timer = setTimeout(
    () => socket.destroy(Object.assign(new Error('connecting took too long'), { code: 'ETIMEDOUT' })),
    BUDGET.connect,
  );
  socket.once(connected, () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  return socket;
}

class BudgetedAgent extends https.Agent {
  override createConnection(...args: Parameters<https.Agent['createConnection']>) {
    return withinBudget(super.createConnection(...args) as Socket, 'secureConnect');
  }
}

class PlainAgent extends http.Agent {
  override createConnection(...args: Parameters<http.Agent['createConnection']>) {
    return withinBudget(super.createConnection(...args) as Socket, 'connect');
  }
}

const secure = new BudgetedAgent();
const plain = new PlainAgent();

/** What reaches a provider; plain http is for issuers on the loopback address. */
export const agentFor = (issuer: string) => (issuer.startsWith('https:') ? secure : plain);
