import {
  MAIN,
  SHARED,
  fetched,
  load,
  run,
  standInPages,
  started,
} from '../testing/start-script.fixture';

standInPages();

describe('a page that waits', () => {
  const READ = { startsWhenUsed: true };
  const observed: { tell: (isIntersecting: boolean) => void; margin: string | undefined }[] = [];
  const parsed = () => window.dispatchEvent(new Event('DOMContentLoaded'));

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    location.hash = '';
    document.body.innerHTML =
      '<a href="#on"><b>On</b></a><button><i>Menu</i></button><input><p tabindex="0">Words</p>';
    observed.length = 0;
    Object.defineProperty(globalThis, 'IntersectionObserver', {
      configurable: true,
      value: class {
        tell: (isIntersecting: boolean) => void;
        margin: string | undefined;
        constructor(
          callback: (entries: { isIntersecting: boolean }[]) => void,
          { rootMargin }: IntersectionObserverInit,
        ) {
          this.margin = rootMargin;
          this.tell = (isIntersecting) => callback([{ isIntersecting }]);
        }
        observe() {
          observed.push(this);
        }
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('NFR has no code for as long as nobody uses it; after seconds it comes, and runs when somebody is there', () => {
    run(READ);
    parsed();
    load();
    jest.advanceTimersByTime(3_999);
    expect([fetched(), started()]).toEqual([[], []]);
    jest.advanceTimersByTime(1);
    expect([fetched(), started()]).toEqual([[SHARED], []]);
    jest.advanceTimersByTime(10_000);
    expect([fetched(), started()]).toEqual([[SHARED], []]);
    document.querySelector('link')?.dispatchEvent(new Event('load'));
    expect([fetched(), started()]).toEqual([[SHARED, MAIN], []]);
    window.dispatchEvent(new Event('wheel'));
    expect([fetched(), started()]).toEqual([[SHARED, MAIN], [MAIN]]);
  });

  it('fetches at once what has not come when it starts', () => {
    run(READ);
    load();
    jest.advanceTimersByTime(4_000);
    document.querySelector('button')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect([fetched(), started()]).toEqual([[SHARED, MAIN], [MAIN]]);
    document.querySelector('link')?.dispatchEvent(new Event('load'));
    expect(fetched()).toEqual([SHARED, MAIN]);
  });

  it('fetches nothing that nobody asked for where data is to be saved', () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    run(READ);
    load();
    jest.advanceTimersByTime(4_000);
    Reflect.deleteProperty(navigator, 'connection');
    expect([fetched(), started()]).toEqual([[], []]);
    window.dispatchEvent(new Event('pointermove'));
    expect([fetched(), started()]).toEqual([[SHARED, MAIN], [MAIN]]);
  });

  it.each([
    ['pointerover', 'button i', true],
    ['pointerdown', 'button i', true],
    ['focusin', 'input', true],
    ['keydown', 'input', true],
    ['touchstart', 'button', true],
    ['pointerover', 'a b', false],
    ['pointerdown', 'a b', false],
    ['focusin', 'a', false],
    ['pointermove', 'p', false],
    ['wheel', 'p', false],
    ['pointerdown', 'p', false],
    ['keydown', 'p', false],
  ])('a %s on %s starts it: %s', (use, selector, starts) => {
    run(READ);
    document.querySelector(selector)?.dispatchEvent(new Event(use, { bubbles: true }));
    expect(started()).toEqual(starts ? [MAIN] : []);
  });

  it('starts when the reader nears a part that only code shows', () => {
    document.body.innerHTML += '<div data-near></div>';
    run(READ);
    parsed();
    expect(observed.map(({ margin }) => margin)).toEqual(['50% 0px']);
    observed[0]?.tell(false);
    expect(started()).toEqual([]);
    observed[0]?.tell(true);
    expect([fetched(), started()]).toEqual([[SHARED, MAIN], [MAIN]]);
  });

  it('does not wait with such a part where the browser can not tell what is near', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    document.body.innerHTML += '<div data-near></div>';
    run(READ);
    parsed();
    expect(started()).toEqual([MAIN]);
  });

  it.each([
    ['#answer', true],
    ['#sign-in=abc', true],
    ['#on', false],
    ['', false],
  ])('does not wait when its address names what code has to show or take: %s', (hash, isAtOnce) => {
    document.body.innerHTML +=
      '<p id="on"></p><details><summary>How?</summary><p id="answer">So</p></details>';
    location.hash = hash;
    run(READ);
    parsed();
    expect(started()).toEqual(isAtOnce ? [MAIN] : []);
  });

  it.each([
    ['a member', { user: '{"user":"u1"}' }, {}, true],
    ['a visitor', { user: '{"user":""}', correlationID: 'c' }, {}, false],
    ['who scrolled', {}, { 'react-router-scroll-positions': '{}' }, false],
    ['rubbish', { user: '{' }, {}, false],
    ['nothing', { user: 'null' }, {}, false],
    ['a search of before', { lastFlights: '[]' }, {}, true],
    ['what was typed in this tab', {}, { 'draft.flights': '{}' }, true],
  ])('does not keep waiting whose browser keeps what pages show: %s', (_, local, tab, isAtOnce) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
    run(READ);
    load();
    jest.advanceTimersByTime(600);
    expect(started()).toEqual(isAtOnce ? [MAIN] : []);
  });

  it.each(['storage', 'pageshow'])('starts when somebody logged in meanwhile: %s', (change) => {
    run(READ);
    window.dispatchEvent(new Event(change));
    expect(started()).toEqual([]);
    localStorage.setItem('user', '{"user":"u1"}');
    window.dispatchEvent(new Event(change));
    expect(started()).toEqual([MAIN]);
  });
});
