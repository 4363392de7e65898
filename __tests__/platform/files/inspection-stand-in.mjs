// Does with a file what it is told.
process.on('message', ({ content }) => {
  if (content === 'hang') for (;;);
  if (content === 'slow') for (const end = Date.now() + 1_000; Date.now() < end;);
  if (content === 'burst') for (const all = []; ;) all.push(new Array(30_000_000).fill(1.5));
  if (content === 'end') process.exit(3);
  if (content !== 'silence') process.send(content === 'refuse' ? { code: 'file_active' } : null);
});
process.on('disconnect', () => process.exit());
