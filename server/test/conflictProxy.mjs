import net from 'node:net';

const CODES = ['40001', '40P01'];
const READY = 'Z';
/**
 * How many times as often a commit fails as another statement. A transaction has many statements,
 * but only one commit.
 */
const COMMITS = 10;
const IDLE = 'I';
const FAILED = 'E';

/**
 * Starts a proxy in front of a PostgreSQL server. The proxy makes the share `share` of all
 * statements fail with a conflict. PostgreSQL itself raises the error, so it really aborts the
 * transaction. A failed commit becomes a rollback, as in a real conflict.
 */
export async function startConflictProxy({ url, share }) {
  const target = new URL(url);
  const thrown = { inTransaction: 0, atCommit: 0, outside: 0 };
  const sockets = new Set();
  const proxy = net.createServer((client) => {
    const server = net.connect(Number(target.port), target.hostname);
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    join(client, server, { share, thrown });
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const own = new URL(url);
  own.port = String(proxy.address().port);
  return {
    url: own.href,
    thrown,
    close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function join(client, server, { share, thrown }) {
  let state = '';
  let unanswered = 0;
  let conflictOfCommit = null;
  let isAlone = false;
  let onlyReads = false;
  let group = [];
  let isFlowing = false;

  function pass() {
    server.write(Buffer.concat(group));
    unanswered += 1;
    group = [];
    isFlowing = false;
  }

  function end() {
    const text = textOf(group);
    // Makes no statement fail where PostgreSQL raises no conflict: in migrations and restores, which a
    // lock makes run alone, and in backups, which only read one snapshot. With their hundreds of
    // statements, they would never succeed.
    if (text.includes('migration_lock')) isAlone = true;
    if (text.startsWith('set transaction read only')) onlyReads = true;
    const isEnd = /^(commit|rollback)/.test(text);
    // The commit of a migration or a restore may fail, because the site repeats it.
    const isSpared = onlyReads || (isAlone && !isEnd);
    if (isEnd) isAlone = onlyReads = false;
    if (isSpared) return pass();
    const chance = text === 'commit' ? COMMITS * share : share;
    if (isFlowing || !mayFail(text) || Math.random() >= chance) return pass();
    const code = CODES[Math.floor(Math.random() * CODES.length)];
    if (text === 'commit') {
      thrown.atCommit += 1;
      conflictOfCommit = code;
      group = [query('rollback')];
    } else {
      thrown[state === IDLE ? 'outside' : 'inTransaction'] += 1;
      group = [query(`do $$ begin raise sqlstate '${code}' using message = 'thrown in'; end $$`)];
    }
    pass();
  }

  // The server never repeats `begin` and `rollback`, and PostgreSQL never rejects them. The tests
  // create and drop databases without repeating the statement.
  const mayFail = (text) =>
    state !== '' &&
    state !== FAILED &&
    unanswered === 0 &&
    !/^\s*(begin|start|rollback|create database|drop database)/i.test(text);

  eachMessage(client, { hasStart: true }, (type, whole) => {
    if (!'PBDECQS'.includes(type) || type === '') {
      // The proxy usually collects messages. After a start-up, password, COPY or Flush message, it
      // forwards everything at once.
      if (type === 'H') isFlowing = true;
      server.write(Buffer.concat([...group, whole]));
      group = [];
      return;
    }
    if (isFlowing && type !== 'S') return void server.write(whole);
    group.push(whole);
    if (type === 'Q' || type === 'S') end();
  });

  eachMessage(server, { hasStart: false }, (type, whole) => {
    if (type === READY) {
      state = String.fromCharCode(whole[5]);
      unanswered = Math.max(0, unanswered - 1);
    }
    if (type === 'C' && conflictOfCommit) {
      client.write(errorOf(conflictOfCommit));
      conflictOfCommit = null;
    } else client.write(whole);
  });
}

/**
 * Calls `act` with each message of PostgreSQL's protocol. The first message of a client has no
 * type.
 */
function eachMessage(socket, { hasStart }, act) {
  let rest = Buffer.alloc(0);
  let isStart = hasStart;
  socket.on('data', (part) => {
    rest = rest.length ? Buffer.concat([rest, part]) : part;
    for (;;) {
      const before = isStart ? 0 : 1;
      if (rest.length < before + 4) return;
      const length = before + rest.readInt32BE(before);
      if (rest.length < length) return;
      act(isStart ? '' : String.fromCharCode(rest[0]), rest.subarray(0, length));
      isStart = false;
      rest = rest.subarray(length);
    }
  });
}

/**
 * Returns the SQL in a message of PostgreSQL's protocol, which may be a simple query or a Parse
 * message. Empty for other messages.
 */
function textOf(group) {
  for (const message of group) {
    const type = String.fromCharCode(message[0]);
    if (type === 'Q') return message.toString('utf8', 5, message.length - 1);
    if (type === 'P') return message.toString('utf8', message.indexOf(0, 5) + 1).split('\0', 1)[0];
  }
  return '';
}

function query(text) {
  return messageOf('Q', `${text}\0`);
}

function errorOf(code) {
  return messageOf('E', `SERROR\0VERROR\0C${code}\0Mthrown in at the commit\0\0`);
}

function messageOf(type, body) {
  const bytes = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}
