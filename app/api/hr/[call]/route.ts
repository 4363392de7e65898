import { createDoor } from '@/lib/bff/call/door';
import { calls } from '@/lib/contract/all';

const door = createDoor(calls);

export { door as GET, door as POST, door as PUT, door as PATCH, door as DELETE, door as HEAD, door as OPTIONS };
