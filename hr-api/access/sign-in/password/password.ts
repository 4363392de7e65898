import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Hashes a password for storage: `scrypt$N$r$p$salt$hash`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** What an account without a password is checked against: it takes as long, and no password fits. */
const NO_PASSWORD = ['scrypt', COST.N, COST.r, COST.p, Buffer.alloc(16).toString('base64url'), ''].join('$');

/** Whether a password is the stored one. Takes the same time without a stored hash, and then answers false. */
export async function verifyPassword(password: string, storedHash: string | null): Promise<boolean> {
  const [, n, r, p, salt = '', hash = ''] = (storedHash ?? NO_PASSWORD).split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), {
    ...COST,
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
