import { TestEnvironment } from 'jest-environment-jsdom';
import { forgetsContexts } from './forget-contexts.mjs';

export default forgetsContexts(TestEnvironment);
