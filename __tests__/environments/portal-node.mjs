import { TestEnvironment } from 'jest-environment-node';
import { forgetsContexts } from './forget-contexts.mjs';

export default forgetsContexts(TestEnvironment);
