export { notFoundRoute as GET } from '@/lib/bff/call/not-found-route';
