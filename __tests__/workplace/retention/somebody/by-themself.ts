import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { passwordCodes } from '../../../../hr-api/access/passwords/tables';
import { factorGraces, factorResets } from '../../../../hr-api/access/second-factor/tables';
import { knownBrowsers, oneTimeCodes, sessions } from '../../../../hr-api/access/sign-in/tables';
import { identities } from '../../../../hr-api/access/single-sign-on/tables';
import { ROLE } from '../../../../hr-api/people/accounts/role-codes';
import { buddyTaskMarks, buddyTasks } from '../../../../hr-api/workplace/buddy/tables';
import type { CallName, RequestFor } from '../../../../lib/contract/all';
import { GROUP } from '../../../../lib/contract/workplace/search';
import { registered } from '../../../access/devices/register-device';
import { addPasskeyIn } from '../../../access/second-factor/add-passkey';
import { addPhone } from '../../../access/second-factor/phone';
import { employmentOf } from '../../../people/cast-actors';
import { pdf } from '../../../platform/files/sample-files';
import { upload } from '../../../platform/files/upload';
import type { TestApp } from '../../../platform/hr-api/harness/start-app';
import { callAs } from '../retention-scene';
import { WHO, says, type Ids } from './who';

/** Makes a call of theirs that has to succeed. */
const make = async <Name extends CallName>(hr: TestApp, name: Name, request: RequestFor<Name>) =>
  (await callAs(hr, WHO, name, request)).reply();

export async function askedOfTheDesk(hr: TestApp): Promise<void> {
  const token = await hr.tokenOf(WHO);
  const send = async (fileName: string) =>
    (await upload(hr, 'uploadTicketFile', { token, fileName, content: pdf(), type: 'application/pdf' })).reply();
  const { HeaderCode: FileHeaderCode } = await send('wobblegong.pdf');
  const question = { PriorityCode: 2, Subject: says('Help'), Message: says('Please'), Path: '' };
  await make(hr, 'createTicket', { ProcessCode: 1, CategoryCode: 11, FileHeaderCode, ...question });
  await send('unsent.pdf');
}

export async function keptForThemself(hr: TestApp): Promise<void> {
  await make(hr, 'saveDraft', { Form: 'profile', Subject: '', Content: JSON.stringify({ text: says('Draft') }) });
  await make(hr, 'saveAboutMe', { AboutMe: says('About') });
  await callAs(hr, WHO, 'downloadOwnData', {});
  const Tiles = [{ TileCode: 'units', IsShown: false, IsPinned: true }] as const;
  await make(hr, 'saveDashboardView', { DashboardPage: 'hrdashboard', Tiles: [...Tiles] });
  const { code: colleague } = await employmentOf(hr, 'E1003');
  await make(hr, 'createDelegation', { ChillCode: colleague, FromDate: '2026-03-20', ToDate: '2026-03-27' });
}

export async function arrangedForThemself(hr: TestApp, { accountId }: Ids): Promise<void> {
  await make(hr, 'saveShortcuts', { IsOn: false });
  await make(hr, 'saveMailSubscription', { TemplateCode: 'home-digest', IsSubscribed: false });
  await make(hr, 'updateTourImage', { TourImage: 'Kiri' });
  const [task] = await hr.db.select().from(buddyTasks);
  const mark = { accountId, taskId: task!.id, doneAt: hr.clock.now };
  await hr.db.insert(buddyTaskMarks).values(mark).onConflictDoNothing();
  const pages = { order: ['TicketID'], hidden: [], sort: null, pageSize: 10, cardsPerPage: 10, view: null };
  await make(hr, 'saveTableLayout', { Table: 'desk', Layout: { ...pages, density: 'compact' } });
  const Tiles = [{ TileCode: 'units', IsShown: false, IsPinned: true }] as const;
  await make(hr, 'saveDashboardView', { DashboardPage: 'hrdashboard', Tiles: [...Tiles] });
  await make(hr, 'saveOrgFilter', { Chosen: { unit: ['firmware'] } });
  const { code: colleague } = await employmentOf(hr, 'E1003');
  await make(hr, 'addFavourite', { GroupCode: GROUP.employee, KeyCode: colleague });
}

/** What signing in leaves. */
export async function signedIn(hr: TestApp, { accountId }: Ids): Promise<void> {
  const { db, clock } = hr;
  const at = clock.now;
  const later = new Date(at.getTime() + 86_400_000);
  await registered(hr, WHO, { DeviceName: says('Laptop') });
  await hr.signIn(WHO, 'wrong password', { clientAddress: '203.0.113.5' });
  await hr.call('requestPasswordCode', { Username: WHO }, { browser: 'browser-of-the-owner-1' });
  await db
    .insert(identities)
    .values({ issuer: 'https://id.example', subject: says('subject'), accountId, boundAt: at });
  const code = { accountId, codeHash: 'hash', createdAt: at, endsAt: later };
  await db.insert(passwordCodes).values({ id: randomUUID(), ...code });
  const [session] = await db.select().from(sessions).where(eq(sessions.accountId, accountId));
  await db.insert(oneTimeCodes).values({ ...code, sessionId: session!.id });
  await db.insert(knownBrowsers).values({ browser: 'a-browser', accountId, lastUsedAt: at }).onConflictDoNothing();
  await db.insert(factorGraces).values({ accountId, roleCode: ROLE.employee, beganAt: at }).onConflictDoNothing();
  const phone = await addPhone(hr, WHO);
  await addPasskeyIn(hr, phone.token, { proof: { OTP: phone.code() }, name: says('Laptop') });
  await db
    .insert(factorResets)
    .values({ accountId, askedAt: at, reason: says('Lost') })
    .onConflictDoNothing();
}
