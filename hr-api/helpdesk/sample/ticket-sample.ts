import { sampleData } from '../../platform/sample-data';
import { loadTickets } from './sample';

declare module '../../platform/sample-data' {
  interface SampleOptions {
    /** How many tickets there are beside those of the cast. */
    readonly tickets?: number;
  }
}

export const ticketSample = sampleData(
  ['accounts', 'clients'],
  (tx, { accounts, clients, files, today, tickets = 60 }) =>
    loadTickets(tx, accounts, { files, today, more: tickets, clients }),
);
