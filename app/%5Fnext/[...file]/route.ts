export { nothingHere as GET } from '@/lib/bff/nothing-here';
