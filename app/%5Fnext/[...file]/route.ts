export { nothingHere as GET } from '@/lib/bff/call/nothing-here';
