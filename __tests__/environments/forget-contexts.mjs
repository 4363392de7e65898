import { AsyncLocalStorage } from 'node:async_hooks';

/** All that have ever run in this process. */
const used = new Set();

for (const name of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...given) {
    used.add(this);
    return original.apply(this, given);
  };
}

/**
 * An environment that leaves no asynchronous context behind. In Node 20 every promise asks each context that was ever used,
 * and jest brings a new one for each file: after two hundred files a promise would cost a hundred times as much. One that is
 * still wanted switches itself on again when it is run next.
 */
export const forgetsContexts = (Environment) =>
  class extends Environment {
    async teardown() {
      await super.teardown();
      for (const context of used) context.disable();
      used.clear();
    }
  };
