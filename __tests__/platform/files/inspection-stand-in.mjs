// Does with a file what its path says.
process.on('message', ({ path }) => {
  if (path === 'hang') for (;;);
  if (path === 'burst') for (const all = []; ;) all.push(new Array(30_000_000).fill(1.5));
  if (path === 'end') process.exit(3);
  if (path !== 'silence') process.send(path === 'refuse' ? { code: 'file_active' } : null);
});
process.on('disconnect', () => process.exit());
