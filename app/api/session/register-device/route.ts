import { registerDeviceStep } from '@/lib/bff/session/device-steps';
import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/register-device',
  page: '/ecenter/mydevices',
  take: registerDeviceStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
