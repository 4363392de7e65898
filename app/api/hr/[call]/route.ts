import { createCallProxy } from '@/lib/bff/call/call-proxy';
import { calls } from '@/lib/contract/all';

const callProxy = createCallProxy(calls);

export {
  callProxy as GET,
  callProxy as POST,
  callProxy as PUT,
  callProxy as PATCH,
  callProxy as DELETE,
  callProxy as HEAD,
  callProxy as OPTIONS,
};
