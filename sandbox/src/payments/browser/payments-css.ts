/** Look of the sandbox's own pages; the card frame's variables come from the shop. */
export const PAYMENTS_CSS = `
:root { --colorPrimary: #0b5563; --colorText: #12242c; --colorTextSecondary: #4a5d66; --colorBackground: #ffffff; --colorDanger: #ab2018; --colorBorder: #6f8189; --fontFamily: system-ui, sans-serif; --fontSizeBase: 16px; --borderRadius: 10px; }
*, *::before, *::after { box-sizing: border-box; }
html { background: var(--colorBackdrop, transparent); }
body { margin: 0; font-family: var(--fontFamily), system-ui, sans-serif; font-size: var(--fontSizeBase); line-height: 1.5; color: var(--colorText); }
form { display: grid; gap: 12px; margin: 0; padding: 4px; }
.fields { display: grid; gap: 12px; }
.ways { display: grid; gap: 0; margin: 0; padding: 0; border: 1px solid var(--colorBorder); border-radius: var(--borderRadius); background: var(--colorBackground); }
.ways legend { padding: 0; margin-block-end: 4px; font-size: 0.875em; font-weight: 600; }
.way { display: flex; gap: 12px; align-items: center; min-block-size: 46px; padding: 0 14px; font-size: 1em; cursor: pointer; }
.way + .way { border-block-start: 1px solid var(--colorBorder); }
.way input { inline-size: 20px; min-block-size: 20px; flex: none; margin: 0; accent-color: var(--colorPrimary); }
#leaves { margin: 0; color: var(--colorTextSecondary); }
[hidden] { display: none; }
.row { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; align-items: start; }
.field { display: grid; gap: 4px; }
label { font-size: 0.875em; font-weight: 600; }
input { inline-size: 100%; min-block-size: 46px; padding: 0 12px; border: 1px solid var(--colorBorder); border-radius: var(--borderRadius); background: var(--colorBackground); color: var(--colorText); font: inherit; font-variant-numeric: tabular-nums; }
input::placeholder { color: var(--colorTextSecondary); opacity: 1; }
input:focus-visible { outline: 3px solid var(--colorPrimary); outline-offset: 0; }
input[aria-invalid='true'] { border-color: var(--colorDanger); box-shadow: inset 0 0 0 1px var(--colorDanger); }
.error { margin: 0; color: var(--colorDanger); font-size: 0.875em; font-weight: 550; }
.error:empty { display: none; }
.card { max-inline-size: 30rem; margin: 0 auto; padding: 24px; background: #ffffff; color: #12242c; }
.card h1 { margin: 0 0 12px; font-size: 1.375rem; }
.card form { margin-block-start: 16px; }
.card label { display: grid; gap: 4px; }
input[type='checkbox'] { inline-size: 20px; min-block-size: 20px; margin: 0; }
.card h2 { margin: 24px 0 0; font-size: 1.0625rem; }
.card .choice { display: flex; align-items: center; gap: 10px; }
.card form + form { margin-block-start: 24px; }
.card table { inline-size: 100%; border-collapse: collapse; }
.card :is(td, th) { padding: 6px 0; text-align: start; }
.card :is(td, th):last-child { text-align: end; }
button { min-block-size: 46px; padding: 0 16px; border: 1px solid #0b5563; border-radius: 10px; background: #0b5563; color: #ffffff; font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { background: #ffffff; color: #0b5563; }
button.person { display: grid; gap: 2px; padding: 10px 16px; text-align: start; }
button.person small { font-weight: 400; }
:is(button, a):focus-visible { outline: 3px solid #1f5eff; outline-offset: 2px; }
@media (max-width: 240px) { .row { grid-template-columns: minmax(0, 1fr); } }
`;
