import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { roleGrants } from '../../../hr-api/people/accounts/tables';
import { actorOf } from '../../people/cast-actors';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { People, type IsOpen } from './count-people';
import type { Day } from './days';
import type { World } from './world';

/** HR of everybody, and HR of three units. */
export const ASKER = { all: 'E1004', units: 'E1016' } as const;
const UNITS_OF_HR = ['instruments', 'software', 'people'];

export async function grantUnits(hr: TestApp): Promise<void> {
  const { accountId } = await actorOf(hr, ASKER.units);
  await hr.db.insert(roleGrants).values(
    UNITS_OF_HR.map((unitCode) => ({
      ...{ accountId, roleCode: ROLE.hr, scope: 'unit' as const, unitCode, validFrom: '2015-01-01' },
    })),
  );
}

/** Whom HR of units may open: themself, and whose unit is theirs today, or was on the last day, or will be on the first. */
export function peopleOfUnits(world: World, today: Day): People {
  const everybody = new People(world);
  const isOpen: IsOpen = ({ from, to, places }, { empid }) => {
    const day = Math.max(from, to === null ? today : Math.min(today, to - 1));
    const place = places.find((one) => one.from <= day && (one.to === null || day < one.to));
    if (empid === ASKER.units) return true;
    return place !== undefined && everybody.pathOf(place.at.unit, today).some((unit) => UNITS_OF_HR.includes(unit));
  };
  return new People(world, isOpen);
}
