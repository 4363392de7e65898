import { modules } from '../../../modules';

export function POST(): Response {
  return Response.json(modules);
}
