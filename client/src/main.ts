import "../.fonts/fonts.css";
import "./css/colours.css";
import "./css/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { preferred, speak } from "./lib/i18n.svelte";
import { startServiceWorker } from "./lib/service-worker";
import { startRouter } from "./app/router.svelte";
import { settings } from "./lib/settings.svelte";

settings.start();
startRouter();
startServiceWorker();
await speak(preferred());
const target = document.getElementById("app");
if (target) mount(App, { target });
