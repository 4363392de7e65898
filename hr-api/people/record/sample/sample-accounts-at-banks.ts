import { daysAfter, daysBetween, wireDate } from '../../../platform/dates';
import type { Random } from '../../sample/sample-random';
import { sampleBranches } from './sample-branches';
import { homesNear } from './sample-places';
import { chancesOf, digits, hasFilled, rowOver, type SampledPerson, type SampleRow } from './sample-row';

interface ForeignBank {
  readonly name: string;
  readonly bic: string;
  /** What an IBAN has behind the check digits; countries without it have an account number. */
  readonly account: (random: Random) => string;
  readonly hasIban: boolean;
}

const BANKS: Record<string, ForeignBank> = {
  DE: { name: 'Commerzbank', bic: 'COBADEFFXXX', account: (random) => `37040044${digits(random, 10)}`, hasIban: true },
  ES: { name: 'BBVA', bic: 'BBVAESMMXXX', account: (random) => `0182${digits(random, 16)}`, hasIban: true },
  FR: { name: 'Crédit Lyonnais', bic: 'CRLYFRPPXXX', account: (random) => `30002${digits(random, 18)}`, hasIban: true },
  GB: { name: 'Barclays', bic: 'BARCGB22XXX', account: (random) => `BARC${digits(random, 14)}`, hasIban: true },
  JP: { name: 'MUFG Bank', bic: 'BOTKJPJTXXX', account: (random) => digits(random, 7), hasIban: false },
  CN: { name: 'Bank of China', bic: 'BKCHCNBJXXX', account: (random) => `6217${digits(random, 15)}`, hasIban: false },
  US: { name: 'Bank of America', bic: 'BOFAUS3NXXX', account: (random) => digits(random, 12), hasIban: false },
};

/** With check digits that fit (ISO 7064, 97). */
function ibanOf(country: string, account: string): string {
  const numeric = [...`${account}${country}00`].map((sign) => parseInt(sign, 36)).join('');
  const check = 98n - (BigInt(numeric) % 97n);
  return `${country}${String(check).padStart(2, '0')}${account}`;
}

function indianAccount(sampled: SampledPerson, random: Random) {
  const { city } = homesNear[sampled.seat.location];
  const branch = random.pick(sampleBranches.filter((one) => one.city === city));
  return {
    BankPlace: 'india',
    BankCode: branch.bank,
    IFSCCode: branch.ifsc,
    Branch: branch.name,
    BankAddress: branch.address,
    AccountKind: random.pick(['salary', 'salary', 'savings']),
    AccountNumber: `${random.between(1, 9)}${digits(random, random.between(10, 13))}`,
  };
}

function foreignAccount(country: string, random: Random) {
  const bank = BANKS[country];
  if (!bank) throw new Error(`no bank for ${country}`);
  const account = bank.account(random);
  return {
    BankPlace: 'abroad',
    BankName: bank.name,
    BankCountry: country,
    Iban: bank.hasIban ? ibanOf(country, account) : account,
    Bic: bank.bic,
  };
}

export function bankRows(sampled: SampledPerson): SampleRow[] {
  const { person, country, from, today } = sampled;
  const random = chancesOf(sampled, 8);
  if (!hasFilled(sampled, random, 0.9)) return [];
  const account = () => ({
    AccountHolder: person.name,
    ...(country === 'IN' ? indianAccount(sampled, random) : foreignAccount(country, random)),
  });
  const first = { ...account(), CheckedOn: from < today && wireDate(from) };
  const changed = daysAfter(from, Math.round(Math.max(0, daysBetween(from, today)) * random.next()));
  if (!random.happens(0.15) || changed <= from) return rowOver(8, 0, [[from, first]]);
  return rowOver(8, 0, [
    [from, first],
    [changed, account()],
  ]);
}
