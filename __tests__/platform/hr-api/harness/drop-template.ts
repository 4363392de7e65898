import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Client } from 'pg';
import { version } from '../../../../package.json';
import { keepStatements } from '../releases/statements';
import { STATEMENTS_VARIABLE, TEMPLATE_FILES_VARIABLE, TEMPLATE_VARIABLE } from './test-settings';

export default async function dropTemplate(): Promise<void> {
  const template = process.env[TEMPLATE_VARIABLE];
  const server = process.env.TEST_DATABASE_URL;
  const statements = process.env[STATEMENTS_VARIABLE];
  if (statements) await keepStatements(version, statements);
  const files = process.env[TEMPLATE_FILES_VARIABLE];
  if (statements) await rm(dirname(statements), { recursive: true, force: true });
  if (files) await rm(files, { recursive: true, force: true });
  if (!template) return;
  if (!server) return rm(dirname(template), { recursive: true, force: true });
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${template} with (force)`);
  await client.end();
}
