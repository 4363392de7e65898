/** The name under which accounts are read, and read anew, and under which the table's arrangement is kept. */
export const ACCOUNTS_TABLE = 'user-accounts';
