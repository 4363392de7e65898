/** Handlers that let the calls of others go first. */
export const patiently = <Handlers extends Readonly<Record<string, object>>>(handlers: Handlers): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [name, { ...handler, isPatient: true }]),
  ) as Handlers;
