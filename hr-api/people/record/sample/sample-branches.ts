import type { Database } from '../../../platform/db/database';
import { insertRows } from '../../../platform/insert-rows';
import { indianBankBranches, indianBanks } from '../lists/tables';

/** Branches by their city: the bank, what follows the zero in the IFSC, the branch and its address. */
const BRANCHES = {
  Bengaluru: [
    ['SBIN', '000813', 'Bangalore Main', "65 St Mark's Road, 560001"],
    ['SBIN', '004408', 'Koramangala', '80 Feet Road, 6th Block, 560095'],
    ['HDFC', '000009', 'Kasturba Road', '8/24 Salco Centre, Richmond Road, 560025'],
    ['HDFC', '000053', 'Koramangala', '80 Feet Road, 4th Block, 560034'],
    ['ICIC', '000002', 'MG Road', '1 Commissariat Road, 560025'],
    ['ICIC', '000029', 'Indiranagar', '100 Feet Road, 560038'],
    ['UTIB', '000009', 'Bangalore Main', '9 MG Road, Block A, 560001'],
    ['KKBK', '000421', 'MG Road', '22 Ulsoor Road, 560042'],
    ['CNRB', '000401', 'Malleswaram', '8th Main, 15th Cross, 560055'],
    ['UBIN', '530786', 'Jayanagar', '11th Main, 4th Block, 560011'],
    ['BARB', 'JAYABA', 'Jayanagar', '30th Cross, 4th Block, 560011'],
  ],
  Pune: [
    ['SBIN', '000454', 'Pune Main', 'Dr Ambedkar Road, Collectorate Compound, 411001'],
    ['SBIN', '007339', 'Kothrud', 'Paud Road, 411038'],
    ['HDFC', '000007', 'Bhandarkar Road', '885/2 Ketaki Apartments, 411004'],
    ['HDFC', '000029', 'Aundh', 'ITI Road, 411007'],
    ['ICIC', '000005', 'Bund Garden', 'A Wing, Shangrila Gardens, 411001'],
    ['UTIB', '000037', 'Pune Main', '1258/B GM Bhosale Marg, 411005'],
    ['MAHB', '000001', 'Bajirao Road', '1177 Budhwar Peth, 411002'],
    ['MAHB', '000086', 'Shivajinagar', '1501 Lokmangal, 411005'],
    ['KKBK', '000721', 'Baner', 'Baner Road, 411045'],
    ['BKID', '000500', 'Pune Camp', '1162/6 East Street, 411001'],
  ],
  Mumbai: [
    ['SBIN', '000300', 'Mumbai Main', 'Mumbai Samachar Marg, Fort, 400023'],
    ['HDFC', '000060', 'Fort', 'Manekji Wadia Building, 400023'],
    ['ICIC', '000004', 'Nariman Point', '215 Free Press House, 400021'],
    ['UTIB', '000004', 'Fort', 'Universal Insurance Building, PM Road, 400001'],
    ['PUNB', '013700', 'Fort', 'PM Road, 400001'],
    ['IDFB', '040101', 'BKC Naman', 'Bandra Kurla Complex, 400051'],
  ],
  Chennai: [
    ['SBIN', '000800', 'Chennai Main', '22 Rajaji Salai, 600001'],
    ['HDFC', '000004', 'Anna Salai', '759 ITC Centre, 600002'],
    ['ICIC', '000009', 'Nungambakkam', '110 Prakash Presidium, 600034'],
    ['IDIB', '00M006', 'Mylapore', '66 North Mada Street, 600004'],
    ['IOBA', '000001', 'Cathedral', '762 Anna Salai, 600002'],
  ],
  'New Delhi': [
    ['SBIN', '000691', 'New Delhi Main', '11 Parliament Street, 110001'],
    ['HDFC', '000003', 'KG Marg', 'Surya Kiran Building, 110001'],
    ['ICIC', '000007', 'Connaught Place', '9A Phelps Building, 110001'],
    ['PUNB', '015000', 'Parliament Street', '5 Parliament Street, 110001'],
  ],
} as const satisfies Record<string, readonly (readonly [string, string, string, string])[]>;

export interface SampleBranch {
  readonly bank: string;
  readonly ifsc: string;
  readonly name: string;
  readonly city: string;
  readonly address: string;
}

export const sampleBranches: readonly SampleBranch[] = Object.entries(BRANCHES).flatMap(([city, branches]) =>
  branches.map(([bank, branch, name, address]) => ({
    ...{ bank, name, city },
    ifsc: `${bank}0${branch}`,
    address: `${address.replace(/, (\d+)$/, '')}, ${city} ${address.slice(-6)}`,
  })),
);

/** Branches in some cities. An organisation brings the list that its payroll works with. */
export async function loadBranches(db: Database): Promise<void> {
  const codes = new Map((await db.select().from(indianBanks)).map(({ prefix, code }) => [prefix, code]));
  await insertRows(
    db,
    indianBankBranches,
    sampleBranches.map(({ bank, ...branch }) => ({ ...branch, bankCode: codes.get(bank) as number })),
  );
}
