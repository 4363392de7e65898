import { removeDeviceStep } from '@/lib/bff/device-steps';
import { allButPost } from '@/lib/bff/other-methods';
import { sessionRoute } from '@/lib/bff/session-route';

export const POST = sessionRoute({
  route: '/api/session/remove-device',
  page: '/ecenter/mydevices',
  take: removeDeviceStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
