import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const CHECK = path.join(__dirname, 'check-subjects.mjs');

describe('the check of commit subjects', () => {
  let folder: string;

  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@wayfare.example'];
    const { status, stderr } = spawnSync('git', [...identity, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  };
  const commit = (subject: string) => git('commit', '--allow-empty', '--quiet', '-m', subject);
  const bringCheck = () => {
    mkdirSync(path.join(folder, '.workspace'));
    writeFileSync(path.join(folder, '.workspace/check-subjects.mjs'), '');
    git('add', '.');
    commit('Check subjects');
  };
  const check = (checked = folder) => spawnSync('node', [CHECK, checked], { encoding: 'utf8' });

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'wayfare-subjects-'));
    git('init', '--quiet');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    [`Keep ${'x'.repeat(68)}`, 'has 73 characters, 72 at most'],
    ['keep sold-out rooms at the end', 'does not begin with a capital'],
    ['Keep sold-out rooms at the end.', 'ends in a full stop'],
    ['Added a list of rooms', 'begins with "Added", which is no order'],
    ['Adds a list of rooms', 'begins with "Adds", which is no order'],
    ['Fixing the list of rooms', 'begins with "Fixing", which is no order'],
  ])('refuses "%s"', (subject, fault) => {
    bringCheck();
    commit(subject);
    const { status, stderr } = check();
    expect(stderr).toContain(`"${subject}" ${fault}`);
    expect(status).toBe(1);
  });

  it.each([
    `Keep ${'x'.repeat(67)}`,
    'Pass on what was asked',
    'Bring hotels home',
    'Focus the first fault',
  ])('takes "%s"', (subject) => {
    bringCheck();
    commit(subject);
    expect(check()).toMatchObject({ stderr: '', status: 0 });
  });

  it('leaves commits alone that were there before it', () => {
    commit('fixes everything.');
    bringCheck();
    expect(check()).toMatchObject({ stderr: '', status: 0 });
  });

  it('looks at what a shallow clone has', () => {
    commit('fixes everything.');
    bringCheck();
    commit('Keep sold-out rooms at the end');
    const clone = path.join(folder, 'clone');
    git('clone', '--quiet', '--depth=1', `file://${folder}`, clone);
    expect(check(clone)).toMatchObject({ stderr: '', status: 0 });
  });

  it('has nothing to say where there is no history', () => {
    rmSync(path.join(folder, '.git'), { recursive: true });
    expect(check()).toMatchObject({ stderr: '', status: 0 });
  });
});
