import { killWhileWriting } from './harness/kill-while-writing';

const onEmbedded = process.env.TEST_DATABASE_URL ? test.skip : test;

// What was handed to the disk and not written by it is lost all the same: docs/decisions/embedded-or-postgresql.md.
onEmbedded(
  'a copy of the data folder taken while it was written starts again and lacks nothing (F20)',
  async () => {
    const { acknowledged, lost, doubled } = await killWhileWriting({ kills: 5, isCopied: true });
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    expect(acknowledged).toBeGreaterThan(5);
  },
  900_000,
);
