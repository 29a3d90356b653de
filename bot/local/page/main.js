import { App } from './app.js';

new App(decodeURIComponent(location.pathname.split('/').at(-1) ?? ''));
